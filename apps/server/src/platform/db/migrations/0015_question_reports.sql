CREATE TABLE "question_report" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"question_id" uuid,
	"skill_id" text NOT NULL,
	"level" integer NOT NULL,
	"seed" integer NOT NULL,
	"revision" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"raw" jsonb,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decision_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "question_report_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "question_report_level_check" CHECK (level in (1, 2, 3, 4)),
	CONSTRAINT "question_report_reason_check" CHECK (reason in ('wrong-key', 'unclear', 'figure', 'explanation', 'other')),
	CONSTRAINT "question_report_state_check" CHECK (state in ('open', 'accepted', 'rejected')),
	CONSTRAINT "question_report_counts_check" CHECK (seed >= 0 and revision >= 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawn_form" (
	"skill_id" text NOT NULL,
	"level" integer NOT NULL,
	"revision" integer NOT NULL,
	"note" text NOT NULL,
	"withdrawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawn_form_skill_id_level_pk" PRIMARY KEY("skill_id","level"),
	CONSTRAINT "withdrawn_form_level_check" CHECK (level in (1, 2, 3, 4)),
	CONSTRAINT "withdrawn_form_counts_check" CHECK (revision >= 0)
);
--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question_report" ADD CONSTRAINT "question_report_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_report" ADD CONSTRAINT "question_report_reporter_id_account_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_report" ADD CONSTRAINT "question_report_question_fk" FOREIGN KEY ("school_id","question_id") REFERENCES "public"."question"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_report_school_id_reporter_id_created_at_index" ON "question_report" USING btree ("school_id","reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "question_report_school_id_state_created_at_index" ON "question_report" USING btree ("school_id","state","created_at");