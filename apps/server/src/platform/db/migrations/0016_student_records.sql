CREATE TABLE "student_note" (
	"school_id" uuid NOT NULL,
	"id" uuid DEFAULT uuid_v7() NOT NULL,
	"student_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "student_note_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "student_note_version_check" CHECK (version > 0)
);
--> statement-breakpoint
CREATE TABLE "student_skill_level" (
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"skill_id" text NOT NULL,
	"level" text NOT NULL,
	"explanation" text NOT NULL,
	"teacher_id" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "student_skill_level_school_id_student_id_skill_id_pk" PRIMARY KEY("school_id","student_id","skill_id"),
	CONSTRAINT "student_skill_level_level_check" CHECK (level in ('needs-work', 'acceptable', 'good', 'very-good'))
);
--> statement-breakpoint
ALTER TABLE "student_note" ADD CONSTRAINT "student_note_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_note" ADD CONSTRAINT "student_note_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_note" ADD CONSTRAINT "student_note_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_skill_level" ADD CONSTRAINT "student_skill_level_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_skill_level" ADD CONSTRAINT "student_skill_level_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_skill_level" ADD CONSTRAINT "student_skill_level_teacher_id_account_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_note_school_id_student_id_created_at_index" ON "student_note" USING btree ("school_id","student_id","created_at");