ALTER TABLE "live_event" DROP CONSTRAINT "live_event_kind_check";--> statement-breakpoint
ALTER TABLE "live_event_scheduled" DROP CONSTRAINT "live_event_scheduled_kind_check";--> statement-breakpoint
ALTER TABLE "live_event" ADD CONSTRAINT "live_event_kind_check" CHECK (kind in ('chat', 'unread', 'class-message', 'notification', 'badge', 'quiz', 'homework', 'work-answers'));--> statement-breakpoint
ALTER TABLE "live_event_scheduled" ADD CONSTRAINT "live_event_scheduled_kind_check" CHECK (kind in ('chat', 'unread', 'class-message', 'notification', 'badge', 'quiz', 'homework', 'work-answers'));