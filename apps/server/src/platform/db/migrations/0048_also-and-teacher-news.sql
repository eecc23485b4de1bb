ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_check";--> statement-breakpoint
ALTER TABLE "notification_mute" DROP CONSTRAINT "notification_mute_kind_check";--> statement-breakpoint
ALTER TABLE "quiz_question" DROP CONSTRAINT "quiz_question_regrade_check";--> statement-breakpoint
ALTER TABLE "quiz_question" DROP CONSTRAINT "quiz_question_accepted_check";--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_check" CHECK (kind in ('work', 'deadline', 'comment', 'class-message', 'badge', 'support', 'quiz', 'handed-in', 'closed', 'needs-help', 'notice'));--> statement-breakpoint
ALTER TABLE "notification_mute" ADD CONSTRAINT "notification_mute_kind_check" CHECK (kind in ('work', 'deadline', 'comment', 'class-message', 'badge', 'support', 'quiz', 'handed-in', 'closed', 'needs-help', 'notice'));--> statement-breakpoint
ALTER TABLE "quiz_question" ADD CONSTRAINT "quiz_question_regrade_check" CHECK (regrade in ('all_points', 'dropped', 'key', 'also'));--> statement-breakpoint
ALTER TABLE "quiz_question" ADD CONSTRAINT "quiz_question_accepted_check" CHECK (coalesce(regrade in ('key', 'also'), false) = (accepted is not null));