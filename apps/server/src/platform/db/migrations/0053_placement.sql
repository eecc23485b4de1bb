CREATE TABLE "placement" (
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"grade" integer NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone,
	"question_ids" jsonb NOT NULL,
	"begun_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "placement_school_id_student_id_grade_pk" PRIMARY KEY("school_id","student_id","grade"),
	CONSTRAINT "placement_grade_check" CHECK (grade in (3, 4, 5, 6))
);
--> statement-breakpoint
ALTER TABLE "placement" ADD CONSTRAINT "placement_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement" ADD CONSTRAINT "placement_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement" ADD CONSTRAINT "placement_asked_by_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;