CREATE TABLE "quiz" (
	"school_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"time_limit_ms" bigint,
	"navigation" text NOT NULL,
	"shuffle" boolean NOT NULL,
	"tries_allowed" integer NOT NULL,
	"grade_method" text NOT NULL,
	"grace_ms" bigint NOT NULL,
	"result_release" text NOT NULL,
	"shows_marks" boolean NOT NULL,
	"shows_right_answers" boolean NOT NULL,
	"shows_solutions" boolean NOT NULL,
	"paused_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	CONSTRAINT "quiz_school_id_assignment_id_pk" PRIMARY KEY("school_id","assignment_id"),
	CONSTRAINT "quiz_navigation_check" CHECK (navigation in ('free', 'sequential')),
	CONSTRAINT "quiz_grade_method_check" CHECK (grade_method in ('highest', 'last', 'first', 'average')),
	CONSTRAINT "quiz_result_release_check" CHECK (result_release in ('immediately', 'after_close', 'manual')),
	CONSTRAINT "quiz_counts_check" CHECK (time_limit_ms > 0 and tries_allowed > 0 and grace_ms >= 0)
);
--> statement-breakpoint
CREATE TABLE "quiz_question" (
	"school_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"skill_id" text NOT NULL,
	"level" integer NOT NULL,
	"seed" integer NOT NULL,
	"content" json NOT NULL,
	"points" integer NOT NULL,
	"regrade" text,
	"accepted" text[],
	CONSTRAINT "quiz_question_school_id_assignment_id_position_pk" PRIMARY KEY("school_id","assignment_id","position"),
	CONSTRAINT "quiz_question_level_check" CHECK (level in (1, 2, 3, 4)),
	CONSTRAINT "quiz_question_regrade_check" CHECK (regrade in ('all_points', 'dropped', 'key')),
	CONSTRAINT "quiz_question_accepted_check" CHECK ((regrade is not distinct from 'key') = (accepted is not null)),
	CONSTRAINT "quiz_question_counts_check" CHECK (position >= 0 and seed >= 0 and points > 0)
);
--> statement-breakpoint
CREATE TABLE "quiz_student" (
	"school_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"extra_ms" bigint DEFAULT 0 NOT NULL,
	"extra_tries" integer DEFAULT 0 NOT NULL,
	"end_at" timestamp with time zone,
	CONSTRAINT "quiz_student_school_id_assignment_id_student_id_pk" PRIMARY KEY("school_id","assignment_id","student_id"),
	CONSTRAINT "quiz_student_counts_check" CHECK (extra_ms >= 0 and extra_tries >= 0)
);
--> statement-breakpoint
CREATE TABLE "quiz_try" (
	"school_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"try_no" integer NOT NULL,
	"id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"paused_ms" bigint DEFAULT 0 NOT NULL,
	"submitted_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reached" integer DEFAULT 0 NOT NULL,
	"left_page" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "quiz_try_school_id_assignment_id_student_id_try_no_pk" PRIMARY KEY("school_id","assignment_id","student_id","try_no"),
	CONSTRAINT "quiz_try_counts_check" CHECK (try_no > 0 and paused_ms >= 0 and reached >= 0 and left_page >= 0)
);
--> statement-breakpoint
CREATE TABLE "quiz_try_question" (
	"school_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"try_no" integer NOT NULL,
	"position" integer NOT NULL,
	"quiz_position" integer NOT NULL,
	"question_id" uuid NOT NULL,
	"flagged" boolean DEFAULT false NOT NULL,
	CONSTRAINT "quiz_try_question_pk" PRIMARY KEY("school_id","assignment_id","student_id","try_no","position"),
	CONSTRAINT "quiz_try_question_counts_check" CHECK (try_no >= 0 and position >= 0 and quiz_position >= 0)
);
--> statement-breakpoint
ALTER TABLE "assignment" DROP CONSTRAINT "assignment_kind_check";--> statement-breakpoint
ALTER TABLE "student_assignment" ADD COLUMN "results_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quiz" ADD CONSTRAINT "quiz_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz" ADD CONSTRAINT "quiz_assignment_fk" FOREIGN KEY ("school_id","assignment_id") REFERENCES "public"."assignment"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_question" ADD CONSTRAINT "quiz_question_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_question" ADD CONSTRAINT "quiz_question_quiz_fk" FOREIGN KEY ("school_id","assignment_id") REFERENCES "public"."quiz"("school_id","assignment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_student" ADD CONSTRAINT "quiz_student_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_student" ADD CONSTRAINT "quiz_student_submission_fk" FOREIGN KEY ("school_id","assignment_id","student_id") REFERENCES "public"."student_assignment"("school_id","assignment_id","student_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_try" ADD CONSTRAINT "quiz_try_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_try" ADD CONSTRAINT "quiz_try_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_try" ADD CONSTRAINT "quiz_try_submission_fk" FOREIGN KEY ("school_id","assignment_id","student_id") REFERENCES "public"."student_assignment"("school_id","assignment_id","student_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_try_question" ADD CONSTRAINT "quiz_try_question_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_try_question" ADD CONSTRAINT "quiz_try_question_try_fk" FOREIGN KEY ("school_id","assignment_id","student_id","try_no") REFERENCES "public"."quiz_try"("school_id","assignment_id","student_id","try_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_try_question" ADD CONSTRAINT "quiz_try_question_question_fk" FOREIGN KEY ("school_id","question_id") REFERENCES "public"."question"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_try_id" ON "quiz_try" USING btree ("school_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_try_running" ON "quiz_try" USING btree ("school_id","assignment_id","student_id") WHERE submitted_at is null and ended_at is null;--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_kind_check" CHECK (kind in ('homework', 'review', 'quiz'));