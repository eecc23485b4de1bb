CREATE TABLE "assignment_activity" (
	"school_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"skill_ids" text[] NOT NULL,
	"items_per_skill" integer NOT NULL,
	"right_needed" integer,
	"first_item" integer NOT NULL,
	CONSTRAINT "assignment_activity_school_id_assignment_id_position_pk" PRIMARY KEY("school_id","assignment_id","position"),
	CONSTRAINT "assignment_activity_kind_check" CHECK (kind in ('practice', 'example', 'quiz')),
	CONSTRAINT "assignment_activity_counts_check" CHECK (position >= 0 and items_per_skill >= 0 and first_item >= 0),
	CONSTRAINT "assignment_activity_example_check" CHECK ((kind = 'example') = (items_per_skill = 0)),
	CONSTRAINT "assignment_activity_right_check" CHECK (right_needed > 0 and right_needed <= items_per_skill * cardinality(skill_ids))
);
--> statement-breakpoint
CREATE TABLE "student_activity" (
	"school_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "student_activity_pk" PRIMARY KEY("school_id","assignment_id","student_id","position"),
	CONSTRAINT "student_activity_position_check" CHECK (position >= 0)
);
--> statement-breakpoint
ALTER TABLE "assignment" DROP CONSTRAINT "assignment_kind_check";--> statement-breakpoint
ALTER TABLE "question" DROP CONSTRAINT "question_counts_check";--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "order_mode" text;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "activity" integer;--> statement-breakpoint
ALTER TABLE "assignment_activity" ADD CONSTRAINT "assignment_activity_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_activity" ADD CONSTRAINT "assignment_activity_assignment_fk" FOREIGN KEY ("school_id","assignment_id") REFERENCES "public"."assignment"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_activity" ADD CONSTRAINT "student_activity_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_activity" ADD CONSTRAINT "student_activity_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_activity" ADD CONSTRAINT "student_activity_activity_fk" FOREIGN KEY ("school_id","assignment_id","position") REFERENCES "public"."assignment_activity"("school_id","assignment_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_order_mode_check" CHECK (order_mode in ('free', 'sequential'));--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_package_check" CHECK ((kind = 'package') = (order_mode is not null));--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_kind_check" CHECK (kind in ('homework', 'review', 'package', 'quiz'));--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_counts_check" CHECK (seed >= 0 and position >= 0 and activity >= 0 and tries >= 0 and hints_opened >= 0);