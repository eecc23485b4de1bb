CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"password_hash" text,
	"phone" text,
	"role" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"gender" text,
	"school_id" uuid,
	"organization_id" uuid,
	"profile_url" text DEFAULT '' NOT NULL,
	"plan" text,
	"theme" text,
	"is_individual_customer" boolean DEFAULT false NOT NULL,
	"token_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "account_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid,
	"account_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text,
	"homework_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"dismissed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries_left" integer NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sms_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_teacher" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"role" text DEFAULT 'owner' NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "enrolment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "class" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"school_year_id" uuid NOT NULL,
	"title" text NOT NULL,
	"grade" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"homework_id" uuid NOT NULL,
	"student_id" uuid,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "homework" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"title" text NOT NULL,
	"grade" integer NOT NULL,
	"source_kind" text NOT NULL,
	"source_first" integer NOT NULL,
	"source_last" integer NOT NULL,
	"curriculum_version" text NOT NULL,
	"item_mode" text NOT NULL,
	"items_per_skill" integer NOT NULL,
	"items_total" integer NOT NULL,
	"seed" integer NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"late_policy" text NOT NULL,
	"hints_allowed" boolean NOT NULL,
	"show_answers" text NOT NULL,
	"note" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "homework_skill" (
	"school_id" uuid NOT NULL,
	"homework_id" uuid NOT NULL,
	"skill_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "homework_skill_homework_id_skill_id_pk" PRIMARY KEY("homework_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "student_homework" (
	"school_id" uuid NOT NULL,
	"homework_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"own_end_at" timestamp with time zone,
	"excused_at" timestamp with time zone,
	"laid_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"reopened_at" timestamp with time zone,
	"last_activity_at" timestamp with time zone,
	"items_done" integer DEFAULT 0 NOT NULL,
	"first_try_right" integer DEFAULT 0 NOT NULL,
	"final_right" integer DEFAULT 0 NOT NULL,
	"hints_opened" integer DEFAULT 0 NOT NULL,
	"active_ms" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "student_homework_homework_id_student_id_pk" PRIMARY KEY("homework_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "organization" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "province" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "province_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "school" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid,
	"province_code" text NOT NULL,
	"title" text NOT NULL,
	"gamification_on" boolean DEFAULT true NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "school_year" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	CONSTRAINT "school_year_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid,
	"student_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"homework_id" uuid,
	"context" text NOT NULL,
	"skill_id" text NOT NULL,
	"level" integer NOT NULL,
	"shown_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"active_ms" bigint NOT NULL,
	"raw" jsonb NOT NULL,
	"normalized" text,
	"verdict" text NOT NULL,
	"misconception_id" text,
	"first_try" boolean NOT NULL,
	"hints_opened" integer NOT NULL,
	"offline" boolean NOT NULL,
	"reply" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_alert" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid,
	"student_id" uuid NOT NULL,
	"skill_id" text NOT NULL,
	"homework_id" uuid,
	"reason" text NOT NULL,
	"raised_on" date NOT NULL,
	"raised_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid,
	"student_id" uuid NOT NULL,
	"homework_id" uuid,
	"context" text NOT NULL,
	"skill_id" text NOT NULL,
	"level" integer NOT NULL,
	"seed" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"hints_opened" integer DEFAULT 0 NOT NULL,
	"first_verdict" text,
	"first_try_right" boolean DEFAULT false NOT NULL,
	"solution_viewed_at" timestamp with time zone,
	"twin_of" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "skill_standing" (
	"school_id" uuid,
	"student_id" uuid NOT NULL,
	"skill_id" text NOT NULL,
	"score" double precision NOT NULL,
	"counted" integer NOT NULL,
	"tries" integer NOT NULL,
	"last_right" boolean NOT NULL,
	"wrong_in_a_row" integer NOT NULL,
	"below_in_a_row" integer NOT NULL,
	"rating" double precision NOT NULL,
	"band" text NOT NULL,
	"reviews_passed" integer NOT NULL,
	"estimate" integer,
	"last_at" timestamp with time zone NOT NULL,
	"learned_at" timestamp with time zone,
	CONSTRAINT "skill_standing_student_id_skill_id_pk" PRIMARY KEY("student_id","skill_id")
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teacher" ADD CONSTRAINT "class_teacher_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teacher" ADD CONSTRAINT "class_teacher_class_id_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teacher" ADD CONSTRAINT "class_teacher_teacher_id_account_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_class_id_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class" ADD CONSTRAINT "class_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class" ADD CONSTRAINT "class_school_year_id_school_year_id_fk" FOREIGN KEY ("school_year_id") REFERENCES "public"."school_year"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_class_id_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_teacher_id_account_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_skill" ADD CONSTRAINT "homework_skill_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_skill" ADD CONSTRAINT "homework_skill_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_homework" ADD CONSTRAINT "student_homework_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_homework" ADD CONSTRAINT "student_homework_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_homework" ADD CONSTRAINT "student_homework_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school" ADD CONSTRAINT "school_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school" ADD CONSTRAINT "school_province_code_province_code_fk" FOREIGN KEY ("province_code") REFERENCES "public"."province"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_phone_index" ON "account" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "account_school_id_role_index" ON "account" USING btree ("school_id","role");--> statement-breakpoint
CREATE INDEX "notification_account_id_created_at_index" ON "notification" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "notification_homework_id_index" ON "notification" USING btree ("homework_id");--> statement-breakpoint
CREATE INDEX "one_time_code_phone_sent_at_index" ON "one_time_code" USING btree ("phone","sent_at");--> statement-breakpoint
CREATE INDEX "class_teacher_teacher_id_class_id_index" ON "class_teacher" USING btree ("teacher_id","class_id");--> statement-breakpoint
CREATE INDEX "class_teacher_class_id_index" ON "class_teacher" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "enrolment_class_id_state_index" ON "enrolment" USING btree ("class_id","state");--> statement-breakpoint
CREATE INDEX "enrolment_student_id_state_index" ON "enrolment" USING btree ("student_id","state");--> statement-breakpoint
CREATE INDEX "class_school_id_grade_index" ON "class" USING btree ("school_id","grade");--> statement-breakpoint
CREATE INDEX "comment_homework_id_student_id_index" ON "comment" USING btree ("homework_id","student_id");--> statement-breakpoint
CREATE INDEX "homework_teacher_id_created_at_index" ON "homework" USING btree ("teacher_id","created_at");--> statement-breakpoint
CREATE INDEX "homework_class_id_start_at_index" ON "homework" USING btree ("class_id","start_at");--> statement-breakpoint
CREATE INDEX "student_homework_student_id_homework_id_index" ON "student_homework" USING btree ("student_id","homework_id");--> statement-breakpoint
CREATE INDEX "school_organization_id_index" ON "school" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "school_province_code_index" ON "school" USING btree ("province_code");--> statement-breakpoint
CREATE INDEX "attempt_question_id_answered_at_index" ON "attempt" USING btree ("question_id","answered_at");--> statement-breakpoint
CREATE INDEX "attempt_student_id_answered_at_index" ON "attempt" USING btree ("student_id","answered_at");--> statement-breakpoint
CREATE INDEX "attempt_mistake" ON "attempt" USING btree ("homework_id","skill_id","misconception_id") WHERE misconception_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "help_alert_once_a_day" ON "help_alert" USING btree ("student_id","skill_id","raised_on");--> statement-breakpoint
CREATE INDEX "help_alert_student_id_raised_at_index" ON "help_alert" USING btree ("student_id","raised_at");--> statement-breakpoint
CREATE UNIQUE INDEX "question_place" ON "question" USING btree ("homework_id","student_id","position") WHERE twin_of is null;--> statement-breakpoint
CREATE UNIQUE INDEX "question_twin" ON "question" USING btree ("twin_of") WHERE twin_of is not null;--> statement-breakpoint
CREATE INDEX "question_student_id_skill_id_created_at_index" ON "question" USING btree ("student_id","skill_id","created_at");