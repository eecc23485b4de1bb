CREATE TABLE "waiting_answer" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"counts" boolean,
	"counted_as" uuid,
	CONSTRAINT "waiting_answer_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "waiting_answer_decision_check" CHECK ((decided_at is null) = (counts is null) and (counted_as is null or counts))
);
--> statement-breakpoint
ALTER TABLE "student_assignment" DROP CONSTRAINT "student_assignment_counts_check";--> statement-breakpoint
ALTER TABLE "attempt" DROP CONSTRAINT "attempt_late_reason_check";--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "keys_shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "student_assignment" ADD COLUMN "open_position" integer;--> statement-breakpoint
ALTER TABLE "waiting_answer" ADD CONSTRAINT "waiting_answer_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_answer" ADD CONSTRAINT "waiting_answer_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_answer" ADD CONSTRAINT "waiting_answer_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_answer" ADD CONSTRAINT "waiting_answer_assignment_fk" FOREIGN KEY ("school_id","assignment_id") REFERENCES "public"."assignment"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_answer" ADD CONSTRAINT "waiting_answer_question_fk" FOREIGN KEY ("school_id","question_id") REFERENCES "public"."question"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_answer_school_id_assignment_id_student_id_index" ON "waiting_answer" USING btree ("school_id","assignment_id","student_id");--> statement-breakpoint
ALTER TABLE "student_assignment" ADD CONSTRAINT "student_assignment_counts_check" CHECK (open_position >= 0 and items_total >= 0 and items_done >= 0 and first_try_right >= 0 and final_right >= 0 and hints_opened >= 0 and active_ms >= 0 and started_over >= 0);--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_late_reason_check" CHECK (late_reason in ('after_end', 'after_hand_in', 'revealed', 'shown_to_others', 'not_fetched', 'impossible_times', 'too_old'));--> statement-breakpoint
-- Tries that run in order, without a way back: the question each child is at.
UPDATE "student_assignment" sa SET "open_position" = t."reached"
FROM "quiz" z
JOIN "quiz_try" t ON t."school_id" = z."school_id" AND t."assignment_id" = z."assignment_id"
WHERE z."navigation" = 'sequential' AND sa."school_id" = t."school_id" AND sa."assignment_id" = t."assignment_id"
	AND sa."student_id" = t."student_id" AND t."submitted_at" IS NULL AND t."ended_at" IS NULL;--> statement-breakpoint
-- Work with the same questions for all whose results were seen after its end: an answer that arrives from now on waits.
UPDATE "assignment" w SET "keys_shown_at" = (
	SELECT min(q."revealed_at") FROM "question" q
	WHERE q."school_id" = w."school_id" AND q."assignment_id" = w."id" AND q."revealed_at" >= w."end_at")
WHERE w."item_mode" = 'fixed';
