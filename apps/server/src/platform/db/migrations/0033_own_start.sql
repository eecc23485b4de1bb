ALTER TABLE "student_assignment" ADD COLUMN "own_start_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quiz_student" ADD COLUMN "start_at" timestamp with time zone;