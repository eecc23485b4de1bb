-- Every answer updates a row of each of these. With room left on its page the new version of a row stays there and no index
-- is touched. Pages already full are left as they are.
ALTER TABLE "question" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "student_homework" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "skill_standing" SET (fillfactor = 80);
