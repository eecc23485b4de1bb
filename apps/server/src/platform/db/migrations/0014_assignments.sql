-- A homework is one kind of assigned work: its tables hold every kind. Every row stays.
ALTER TABLE "homework" RENAME TO "assignment";--> statement-breakpoint
ALTER TABLE "homework_skill" RENAME TO "assignment_skill";--> statement-breakpoint
ALTER TABLE "student_homework" RENAME TO "student_assignment";--> statement-breakpoint
ALTER TABLE "notification" RENAME COLUMN "homework_id" TO "assignment_id";--> statement-breakpoint
ALTER TABLE "comment" RENAME COLUMN "homework_id" TO "assignment_id";--> statement-breakpoint
ALTER TABLE "assignment_skill" RENAME COLUMN "homework_id" TO "assignment_id";--> statement-breakpoint
ALTER TABLE "student_assignment" RENAME COLUMN "homework_id" TO "assignment_id";--> statement-breakpoint
ALTER TABLE "attempt" RENAME COLUMN "homework_id" TO "assignment_id";--> statement-breakpoint
ALTER TABLE "help_alert" RENAME COLUMN "homework_id" TO "assignment_id";--> statement-breakpoint
ALTER TABLE "question" RENAME COLUMN "homework_id" TO "assignment_id";--> statement-breakpoint
ALTER INDEX "notification_school_id_homework_id_index" RENAME TO "notification_school_id_assignment_id_index";--> statement-breakpoint
ALTER INDEX "comment_school_id_homework_id_student_id_index" RENAME TO "comment_school_id_assignment_id_student_id_index";--> statement-breakpoint
ALTER TABLE "comment" RENAME CONSTRAINT "comment_homework_fk" TO "comment_assignment_fk";--> statement-breakpoint
ALTER INDEX "homework_school_id_teacher_id_created_at_index" RENAME TO "assignment_school_id_teacher_id_created_at_index";--> statement-breakpoint
ALTER INDEX "homework_school_id_class_id_start_at_index" RENAME TO "assignment_school_id_class_id_start_at_index";--> statement-breakpoint
ALTER TABLE "assignment" RENAME CONSTRAINT "homework_school_id_school_id_fk" TO "assignment_school_id_school_id_fk";--> statement-breakpoint
ALTER TABLE "assignment" RENAME CONSTRAINT "homework_teacher_id_account_id_fk" TO "assignment_teacher_id_account_id_fk";--> statement-breakpoint
ALTER TABLE "assignment" RENAME CONSTRAINT "homework_class_fk" TO "assignment_class_fk";--> statement-breakpoint
ALTER TABLE "assignment" RENAME CONSTRAINT "homework_school_id_id_pk" TO "assignment_school_id_id_pk";--> statement-breakpoint
ALTER TABLE "assignment" RENAME CONSTRAINT "homework_grade_check" TO "assignment_grade_check";--> statement-breakpoint
ALTER TABLE "assignment" RENAME CONSTRAINT "homework_source_kind_check" TO "assignment_source_kind_check";--> statement-breakpoint
ALTER TABLE "assignment" RENAME CONSTRAINT "homework_item_mode_check" TO "assignment_item_mode_check";--> statement-breakpoint
ALTER TABLE "assignment" RENAME CONSTRAINT "homework_late_policy_check" TO "assignment_late_policy_check";--> statement-breakpoint
ALTER TABLE "assignment" RENAME CONSTRAINT "homework_show_answers_check" TO "assignment_show_answers_check";--> statement-breakpoint
ALTER TABLE "assignment" RENAME CONSTRAINT "homework_source_check" TO "assignment_source_check";--> statement-breakpoint
ALTER TABLE "assignment" RENAME CONSTRAINT "homework_counts_check" TO "assignment_counts_check";--> statement-breakpoint
ALTER TABLE "assignment" RENAME CONSTRAINT "homework_times_check" TO "assignment_times_check";--> statement-breakpoint
ALTER TABLE "assignment_skill" RENAME CONSTRAINT "homework_skill_school_id_school_id_fk" TO "assignment_skill_school_id_school_id_fk";--> statement-breakpoint
ALTER TABLE "assignment_skill" RENAME CONSTRAINT "homework_skill_homework_fk" TO "assignment_skill_assignment_fk";--> statement-breakpoint
ALTER TABLE "assignment_skill" RENAME CONSTRAINT "homework_skill_school_id_homework_id_skill_id_pk" TO "assignment_skill_school_id_assignment_id_skill_id_pk";--> statement-breakpoint
ALTER TABLE "assignment_skill" RENAME CONSTRAINT "homework_skill_position_check" TO "assignment_skill_position_check";--> statement-breakpoint
ALTER INDEX "student_homework_school_id_student_id_homework_id_index" RENAME TO "student_assignment_school_id_student_id_assignment_id_index";--> statement-breakpoint
ALTER INDEX "student_homework_pending" RENAME TO "student_assignment_pending";--> statement-breakpoint
ALTER TABLE "student_assignment" RENAME CONSTRAINT "student_homework_school_id_school_id_fk" TO "student_assignment_school_id_school_id_fk";--> statement-breakpoint
ALTER TABLE "student_assignment" RENAME CONSTRAINT "student_homework_student_id_account_id_fk" TO "student_assignment_student_id_account_id_fk";--> statement-breakpoint
ALTER TABLE "student_assignment" RENAME CONSTRAINT "student_homework_homework_fk" TO "student_assignment_assignment_fk";--> statement-breakpoint
ALTER TABLE "student_assignment" RENAME CONSTRAINT "student_homework_school_id_homework_id_student_id_pk" TO "student_assignment_school_id_assignment_id_student_id_pk";--> statement-breakpoint
ALTER TABLE "student_assignment" RENAME CONSTRAINT "student_homework_counts_check" TO "student_assignment_counts_check";--> statement-breakpoint
ALTER TABLE "question" RENAME CONSTRAINT "question_homework_fk" TO "question_assignment_fk";--> statement-breakpoint
CREATE TABLE "assignment_group" (
	"school_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"group_id" uuid,
	"skill_ids" text[] NOT NULL,
	CONSTRAINT "assignment_group_school_id_assignment_id_position_pk" PRIMARY KEY("school_id","assignment_id","position"),
	CONSTRAINT "assignment_group_position_check" CHECK (position >= 0)
);
--> statement-breakpoint
CREATE TABLE "assignment_group_student" (
	"school_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"student_id" uuid NOT NULL,
	CONSTRAINT "assignment_group_student_pk" PRIMARY KEY("school_id","assignment_id","position","student_id"),
	CONSTRAINT "assignment_group_student_position_check" CHECK (position >= 0)
);
--> statement-breakpoint
CREATE TABLE "class_group" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "class_group_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "class_group_student" (
	"school_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_group_student_school_id_group_id_student_id_pk" PRIMARY KEY("school_id","group_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "assignment" DROP CONSTRAINT "assignment_source_check";--> statement-breakpoint
ALTER TABLE "assignment_skill" DROP CONSTRAINT "assignment_skill_position_check";--> statement-breakpoint
ALTER TABLE "student_assignment" DROP CONSTRAINT "student_assignment_counts_check";--> statement-breakpoint
ALTER TABLE "attempt" DROP CONSTRAINT "attempt_context_check";--> statement-breakpoint
ALTER TABLE "question" DROP CONSTRAINT "question_context_check";--> statement-breakpoint
ALTER TABLE "question" DROP CONSTRAINT "question_homework_check";--> statement-breakpoint
ALTER TABLE "assignment" ALTER COLUMN "source_kind" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment" ALTER COLUMN "source_first" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment" ALTER COLUMN "source_last" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "target" text DEFAULT 'class' NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "copied_from" uuid;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assignment_skill" ADD COLUMN "items" integer;--> statement-breakpoint
ALTER TABLE "assignment_skill" ADD COLUMN "is_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "student_assignment" ADD COLUMN "started_over" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "student_assignment" ADD COLUMN "items_total" integer;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "former_assignment_id" uuid;--> statement-breakpoint
UPDATE "assignment" SET "kind" = 'homework', "published_at" = "created_at";--> statement-breakpoint
ALTER TABLE "assignment" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
UPDATE "assignment_skill" s SET "items" = w."items_per_skill" FROM "assignment" w WHERE w."school_id" = s."school_id" AND w."id" = s."assignment_id";--> statement-breakpoint
ALTER TABLE "assignment_skill" ALTER COLUMN "items" SET NOT NULL;--> statement-breakpoint
UPDATE "student_assignment" sa SET "items_total" = w."items_total" FROM "assignment" w WHERE w."school_id" = sa."school_id" AND w."id" = sa."assignment_id";--> statement-breakpoint
ALTER TABLE "student_assignment" ALTER COLUMN "items_total" SET NOT NULL;--> statement-breakpoint
UPDATE "question" SET "context" = 'assignment' WHERE "context" = 'homework';--> statement-breakpoint
UPDATE "attempt" SET "context" = 'assignment' WHERE "context" = 'homework';--> statement-breakpoint
ALTER TABLE "assignment_group" ADD CONSTRAINT "assignment_group_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_group" ADD CONSTRAINT "assignment_group_assignment_fk" FOREIGN KEY ("school_id","assignment_id") REFERENCES "public"."assignment"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_group" ADD CONSTRAINT "assignment_group_group_fk" FOREIGN KEY ("school_id","group_id") REFERENCES "public"."class_group"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_group_student" ADD CONSTRAINT "assignment_group_student_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_group_student" ADD CONSTRAINT "assignment_group_student_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_group_student" ADD CONSTRAINT "assignment_group_student_group_fk" FOREIGN KEY ("school_id","assignment_id","position") REFERENCES "public"."assignment_group"("school_id","assignment_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_group" ADD CONSTRAINT "class_group_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_group" ADD CONSTRAINT "class_group_class_fk" FOREIGN KEY ("school_id","class_id") REFERENCES "public"."class"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_group_student" ADD CONSTRAINT "class_group_student_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_group_student" ADD CONSTRAINT "class_group_student_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_group_student" ADD CONSTRAINT "class_group_student_group_fk" FOREIGN KEY ("school_id","group_id") REFERENCES "public"."class_group"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_group_school_id_group_id_index" ON "assignment_group" USING btree ("school_id","group_id");--> statement-breakpoint
CREATE INDEX "class_group_school_id_class_id_index" ON "class_group" USING btree ("school_id","class_id");--> statement-breakpoint
CREATE INDEX "class_group_student_school_id_student_id_index" ON "class_group_student" USING btree ("school_id","student_id");--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_former_assignment_fk" FOREIGN KEY ("school_id","former_assignment_id") REFERENCES "public"."assignment"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_kind_check" CHECK (kind in ('homework', 'review'));--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_target_check" CHECK (target in ('class', 'groups', 'students'));--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_source_check" CHECK ((kind = 'homework') = (source_kind is not null and source_first is not null and source_last is not null) and source_first <= source_last);--> statement-breakpoint
ALTER TABLE "assignment_skill" ADD CONSTRAINT "assignment_skill_counts_check" CHECK (position >= 0 and items > 0);--> statement-breakpoint
ALTER TABLE "student_assignment" ADD CONSTRAINT "student_assignment_counts_check" CHECK (items_total >= 0 and items_done >= 0 and first_try_right >= 0 and final_right >= 0 and hints_opened >= 0 and active_ms >= 0 and started_over >= 0);--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_context_check" CHECK (context in ('practice', 'assignment'));--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_former_assignment_check" CHECK (assignment_id is null or former_assignment_id is null);--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_context_check" CHECK (context in ('practice', 'assignment'));--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_assignment_check" CHECK ((context = 'assignment') = (assignment_id is not null or former_assignment_id is not null));
