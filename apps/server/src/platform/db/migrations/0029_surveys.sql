CREATE TABLE "survey" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"title" text NOT NULL,
	"intro" text NOT NULL,
	"roles" text[] NOT NULL,
	"grades" integer[] NOT NULL,
	"school_ids" uuid[] NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	"anonymous" boolean NOT NULL,
	"max_skips" integer NOT NULL,
	"questions" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "survey_times_check" CHECK (from_at < to_at),
	CONSTRAINT "survey_counts_check" CHECK (max_skips >= 0)
);
--> statement-breakpoint
CREATE TABLE "survey_response" (
	"school_id" uuid NOT NULL,
	"survey_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"skips" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp with time zone,
	"answers" json,
	"duration_seconds" integer,
	CONSTRAINT "survey_response_school_id_survey_id_account_id_pk" PRIMARY KEY("school_id","survey_id","account_id"),
	CONSTRAINT "survey_response_counts_check" CHECK (skips >= 0 and duration_seconds >= 0),
	CONSTRAINT "survey_response_submitted_check" CHECK ((submitted_at is null) = (answers is null))
);
--> statement-breakpoint
ALTER TABLE "survey_response" ADD CONSTRAINT "survey_response_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_response" ADD CONSTRAINT "survey_response_survey_id_survey_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."survey"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_response" ADD CONSTRAINT "survey_response_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_response_school_id_account_id_index" ON "survey_response" USING btree ("school_id","account_id");