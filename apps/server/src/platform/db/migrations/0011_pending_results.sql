DROP INDEX "question_unrevealed";--> statement-breakpoint
DROP INDEX "question_uncounted";--> statement-breakpoint
ALTER TABLE "student_homework" ADD COLUMN "results_pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "student_homework_pending" ON "student_homework" USING btree ("school_id","student_id") WHERE results_pending;--> statement-breakpoint
UPDATE "student_homework" sh SET results_pending = true
FROM "homework" h
WHERE h.school_id = sh.school_id AND h.id = sh.homework_id AND h.show_answers <> 'immediately' AND sh.items_done > 0;
