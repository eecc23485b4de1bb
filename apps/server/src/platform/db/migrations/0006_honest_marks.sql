ALTER TABLE "student_homework" ADD COLUMN "accepts_until" timestamp with time zone;--> statement-breakpoint
UPDATE "student_homework" sh SET "accepts_until" = case
  when h.removed_at is not null or h.archived_at is not null then '-infinity'::timestamptz
  when h.late_policy = 'accept_marked' then 'infinity'::timestamptz
  else coalesce(sh.own_end_at, h.end_at) end
FROM "homework" h WHERE h.id = sh.homework_id;--> statement-breakpoint
ALTER TABLE "student_homework" ALTER COLUMN "accepts_until" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "late_reason" text;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "time_adjusted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "fetched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "revealed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "counted_at" timestamp with time zone;--> statement-breakpoint
-- Until now a question was given out when it was made, its first try was counted at once, and nobody noted what was shown:
-- what may have been shown counts as shown.
UPDATE "question" q SET
  fetched_at = q.created_at,
  counted_at = case when q.first_verdict is not null then coalesce(q.done_at, q.created_at) end,
  revealed_at = case
    when q.solution_viewed_at is not null then q.solution_viewed_at
    when q.state in ('right', 'corrected', 'revealed') and (q.homework_id is null or h.show_answers = 'immediately')
      then coalesce(q.done_at, q.created_at)
    when sh.submitted_at is not null or h.end_at <= now() then now() end
FROM "question" own
LEFT JOIN "homework" h ON h.id = own.homework_id
LEFT JOIN "student_homework" sh ON sh.homework_id = own.homework_id AND sh.student_id = own.student_id
WHERE own.id = q.id;--> statement-breakpoint
CREATE INDEX "question_unrevealed" ON "question" USING btree ("student_id") WHERE revealed_at is null and tries > 0;--> statement-breakpoint
CREATE INDEX "question_uncounted" ON "question" USING btree ("student_id") WHERE counted_at is null and first_verdict is not null;
