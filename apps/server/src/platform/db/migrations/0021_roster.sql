CREATE TABLE "year_rollover" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"from_year_id" uuid NOT NULL,
	"to_year_id" uuid NOT NULL,
	"teacher_rule" text NOT NULL,
	"committed_at" timestamp with time zone NOT NULL,
	"committed_by" uuid NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" uuid,
	CONSTRAINT "year_rollover_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "year_rollover_teacher_rule_check" CHECK (teacher_rule in ('grade', 'class', 'none'))
);
--> statement-breakpoint
CREATE TABLE "roster_import" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"rows" json,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hashed_count" integer DEFAULT 0 NOT NULL,
	"hash_total" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"made_people" integer DEFAULT 0 NOT NULL,
	"made_classes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "roster_import_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "roster_import_kind_check" CHECK (kind in ('students', 'teachers')),
	CONSTRAINT "roster_import_counts_check" CHECK (hashed_count >= 0 and hash_total >= 0 and made_people >= 0 and made_classes >= 0)
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "registration_code" text;--> statement-breakpoint
ALTER TABLE "enrolment" ADD COLUMN "ended_by_rollover_id" uuid;--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "made_by_rollover_id" uuid;--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "archived_by_rollover_id" uuid;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "username_prefix" text;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "last_username_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "year_rollover" ADD CONSTRAINT "year_rollover_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_rollover" ADD CONSTRAINT "year_rollover_from_year_id_school_year_id_fk" FOREIGN KEY ("from_year_id") REFERENCES "public"."school_year"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_rollover" ADD CONSTRAINT "year_rollover_to_year_id_school_year_id_fk" FOREIGN KEY ("to_year_id") REFERENCES "public"."school_year"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_rollover" ADD CONSTRAINT "year_rollover_committed_by_account_id_fk" FOREIGN KEY ("committed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_rollover" ADD CONSTRAINT "year_rollover_undone_by_account_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_import" ADD CONSTRAINT "roster_import_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_import" ADD CONSTRAINT "roster_import_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roster_import_school_id_created_at_index" ON "roster_import" USING btree ("school_id","created_at");--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_ended_by_rollover_fk" FOREIGN KEY ("school_id","ended_by_rollover_id") REFERENCES "public"."year_rollover"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class" ADD CONSTRAINT "class_made_by_rollover_fk" FOREIGN KEY ("school_id","made_by_rollover_id") REFERENCES "public"."year_rollover"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class" ADD CONSTRAINT "class_archived_by_rollover_fk" FOREIGN KEY ("school_id","archived_by_rollover_id") REFERENCES "public"."year_rollover"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_registration_code" ON "account" USING btree ("school_id","registration_code");--> statement-breakpoint
CREATE UNIQUE INDEX "school_username_prefix" ON "school" USING btree ("username_prefix");--> statement-breakpoint
ALTER TABLE "school" ADD CONSTRAINT "school_username_number_check" CHECK (last_username_number >= 0);