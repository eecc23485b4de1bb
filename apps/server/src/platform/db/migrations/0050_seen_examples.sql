CREATE TABLE "seen_example" (
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"skill_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seen_example_school_id_student_id_skill_id_pk" PRIMARY KEY("school_id","student_id","skill_id")
);
--> statement-breakpoint
ALTER TABLE "seen_example" ADD CONSTRAINT "seen_example_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_example" ADD CONSTRAINT "seen_example_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;