-- Names in plain words. Every row stays; conditions of indexes and checks follow their columns by themselves.
ALTER TABLE "student_homework" RENAME COLUMN "laid_at" TO "assigned_at";--> statement-breakpoint
ALTER TABLE "question" RENAME COLUMN "twin_of" TO "similar_to";--> statement-breakpoint
ALTER INDEX "question_twin" RENAME TO "question_similar";--> statement-breakpoint
ALTER TABLE "skill_standing" RENAME TO "skill_mastery";--> statement-breakpoint
ALTER TABLE "skill_mastery" RENAME CONSTRAINT "skill_standing_school_id_student_id_skill_id_pk" TO "skill_mastery_school_id_student_id_skill_id_pk";--> statement-breakpoint
ALTER TABLE "skill_mastery" RENAME CONSTRAINT "skill_standing_band_check" TO "skill_mastery_band_check";--> statement-breakpoint
ALTER TABLE "skill_mastery" RENAME CONSTRAINT "skill_standing_score_check" TO "skill_mastery_score_check";--> statement-breakpoint
ALTER TABLE "skill_mastery" RENAME CONSTRAINT "skill_standing_counts_check" TO "skill_mastery_counts_check";--> statement-breakpoint
UPDATE "attempt" SET "reply" = ("reply" - 'standing') || jsonb_build_object('mastery', "reply" -> 'standing') WHERE "reply" ? 'standing';
