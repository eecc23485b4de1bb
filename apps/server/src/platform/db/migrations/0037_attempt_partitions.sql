-- Answers are partitioned by month; the rows are moved, none is left out. The order of the columns stays as it was.
ALTER TABLE "attempt" RENAME TO "attempt_before";--> statement-breakpoint
DROP INDEX "attempt_school_id_student_id_answered_at_index";--> statement-breakpoint
DROP INDEX "attempt_school_id_question_id_answered_at_index";--> statement-breakpoint
DROP INDEX "attempt_mistake";--> statement-breakpoint
CREATE TABLE "attempt" (
	LIKE "attempt_before" INCLUDING DEFAULTS INCLUDING CONSTRAINTS,
	CONSTRAINT "attempt_school_id_student_id_answered_at_id_pk" PRIMARY KEY("school_id","student_id","answered_at","id")
) PARTITION BY RANGE ("answered_at");--> statement-breakpoint
-- Takes what lies in no month that has been made; the server makes the months ahead.
CREATE TABLE "attempt_default" PARTITION OF "attempt" DEFAULT;--> statement-breakpoint
DO $$
DECLARE
	"first" timestamp;
BEGIN
	FOR "first" IN SELECT DISTINCT date_trunc('month', "answered_at" AT TIME ZONE 'UTC') FROM "attempt_before" ORDER BY 1 LOOP
		EXECUTE format(
			'CREATE TABLE %I PARTITION OF "attempt" FOR VALUES FROM (%L) TO (%L)',
			'attempt_' || to_char("first", 'YYYY_MM'),
			to_char("first", 'YYYY-MM-DD') || ' 00:00:00+00',
			to_char("first" + interval '1 month', 'YYYY-MM-DD') || ' 00:00:00+00'
		);
	END LOOP;
END $$;--> statement-breakpoint
CREATE TABLE "attempt_key" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempt_key_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
INSERT INTO "attempt_key" ("school_id", "id", "answered_at") SELECT "school_id", "id", "answered_at" FROM "attempt_before";--> statement-breakpoint
INSERT INTO "attempt" SELECT * FROM "attempt_before";--> statement-breakpoint
DROP TABLE "attempt_before";--> statement-breakpoint
CREATE INDEX "attempt_school_id_question_id_answered_at_index" ON "attempt" USING btree ("school_id","question_id","answered_at");--> statement-breakpoint
CREATE INDEX "attempt_mistake" ON "attempt" USING btree ("school_id","assignment_id","skill_id","misconception_id") WHERE misconception_id is not null;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_question_fk" FOREIGN KEY ("school_id","question_id") REFERENCES "public"."question"("school_id","id") ON DELETE no action ON UPDATE no action;
