ALTER TABLE "school" ALTER COLUMN "province_code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "kind" text DEFAULT 'school' NOT NULL;--> statement-breakpoint
-- A person without a school becomes a tenant of its own, unless a class says to which school the person belongs.
UPDATE "account" a SET "school_id" = own."school_id" FROM (
	SELECT DISTINCT ON (of.person) of.person, of."school_id" FROM (
		SELECT "student_id" AS person, "school_id", "from_at" FROM "enrolment" WHERE "state" = 'active'
		UNION ALL SELECT "teacher_id", "school_id", "from_at" FROM "class_teacher"
	) of ORDER BY of.person, of."from_at" DESC
) own WHERE own.person = a."id" AND a."school_id" IS NULL;--> statement-breakpoint
INSERT INTO "school" ("id", "kind", "title", "created_at") SELECT "id", 'personal', '', "created_at" FROM "account" WHERE "school_id" IS NULL;--> statement-breakpoint
UPDATE "account" SET "school_id" = "id" WHERE "school_id" IS NULL;--> statement-breakpoint
UPDATE "question" q SET "school_id" = coalesce((SELECT h."school_id" FROM "homework" h WHERE h."id" = q."homework_id"), a."school_id")
FROM "account" a WHERE a."id" = q."student_id" AND q."school_id" IS NULL;--> statement-breakpoint
UPDATE "attempt" t SET "school_id" = q."school_id" FROM "question" q WHERE q."id" = t."question_id" AND t."school_id" IS DISTINCT FROM q."school_id";--> statement-breakpoint
UPDATE "notification" n SET "school_id" = a."school_id" FROM "account" a WHERE a."id" = n."account_id" AND n."school_id" IS NULL;--> statement-breakpoint
UPDATE "help_alert" h SET "school_id" = a."school_id" FROM "account" a WHERE a."id" = h."student_id" AND h."school_id" IS NULL;--> statement-breakpoint
-- Mastery belongs to the child wherever it goes: it is looked for in the school the child has now.
UPDATE "skill_standing" s SET "school_id" = a."school_id" FROM "account" a WHERE a."id" = s."student_id" AND s."school_id" IS DISTINCT FROM a."school_id";--> statement-breakpoint
ALTER TABLE "demo_class" ADD COLUMN "school_id" uuid;--> statement-breakpoint
UPDATE "demo_class" d SET "school_id" = c."school_id" FROM "class" c WHERE c."id" = d."class_id";--> statement-breakpoint
ALTER TABLE "demo_class" ALTER COLUMN "school_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "class_teacher" DROP CONSTRAINT "class_teacher_class_id_class_id_fk";--> statement-breakpoint
ALTER TABLE "enrolment" DROP CONSTRAINT "enrolment_class_id_class_id_fk";--> statement-breakpoint
ALTER TABLE "demo_class" DROP CONSTRAINT "demo_class_class_id_class_id_fk";--> statement-breakpoint
ALTER TABLE "comment" DROP CONSTRAINT "comment_homework_id_homework_id_fk";--> statement-breakpoint
ALTER TABLE "homework" DROP CONSTRAINT "homework_class_id_class_id_fk";--> statement-breakpoint
ALTER TABLE "homework_skill" DROP CONSTRAINT "homework_skill_homework_id_homework_id_fk";--> statement-breakpoint
ALTER TABLE "student_homework" DROP CONSTRAINT "student_homework_homework_id_homework_id_fk";--> statement-breakpoint
ALTER TABLE "attempt" DROP CONSTRAINT "attempt_question_id_question_id_fk";--> statement-breakpoint
ALTER TABLE "question" DROP CONSTRAINT "question_homework_id_homework_id_fk";--> statement-breakpoint
DROP INDEX "notification_account_id_created_at_index";--> statement-breakpoint
DROP INDEX "notification_homework_id_index";--> statement-breakpoint
DROP INDEX "class_teacher_teacher_id_class_id_index";--> statement-breakpoint
DROP INDEX "class_teacher_class_id_index";--> statement-breakpoint
DROP INDEX "enrolment_class_id_state_index";--> statement-breakpoint
DROP INDEX "enrolment_student_id_state_index";--> statement-breakpoint
DROP INDEX "comment_homework_id_student_id_index";--> statement-breakpoint
DROP INDEX "homework_teacher_id_created_at_index";--> statement-breakpoint
DROP INDEX "homework_class_id_start_at_index";--> statement-breakpoint
DROP INDEX "student_homework_student_id_homework_id_index";--> statement-breakpoint
DROP INDEX "attempt_question_id_answered_at_index";--> statement-breakpoint
DROP INDEX "attempt_student_id_answered_at_index";--> statement-breakpoint
DROP INDEX "help_alert_student_id_raised_at_index";--> statement-breakpoint
DROP INDEX "question_student_id_skill_id_created_at_index";--> statement-breakpoint
DROP INDEX "attempt_mistake";--> statement-breakpoint
DROP INDEX "help_alert_once_a_day";--> statement-breakpoint
DROP INDEX "question_unrevealed";--> statement-breakpoint
DROP INDEX "question_uncounted";--> statement-breakpoint
DROP INDEX "question_place";--> statement-breakpoint
DROP INDEX "question_twin";--> statement-breakpoint
DROP INDEX "question_without_content";--> statement-breakpoint
ALTER TABLE "homework_skill" DROP CONSTRAINT "homework_skill_homework_id_skill_id_pk";--> statement-breakpoint
ALTER TABLE "student_homework" DROP CONSTRAINT "student_homework_homework_id_student_id_pk";--> statement-breakpoint
ALTER TABLE "skill_standing" DROP CONSTRAINT "skill_standing_student_id_skill_id_pk";--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_pkey";--> statement-breakpoint
ALTER TABLE "class_teacher" DROP CONSTRAINT "class_teacher_pkey";--> statement-breakpoint
ALTER TABLE "enrolment" DROP CONSTRAINT "enrolment_pkey";--> statement-breakpoint
ALTER TABLE "class" DROP CONSTRAINT "class_pkey";--> statement-breakpoint
ALTER TABLE "demo_class" DROP CONSTRAINT "demo_class_pkey";--> statement-breakpoint
ALTER TABLE "comment" DROP CONSTRAINT "comment_pkey";--> statement-breakpoint
ALTER TABLE "homework" DROP CONSTRAINT "homework_pkey";--> statement-breakpoint
ALTER TABLE "attempt" DROP CONSTRAINT "attempt_pkey";--> statement-breakpoint
ALTER TABLE "help_alert" DROP CONSTRAINT "help_alert_pkey";--> statement-breakpoint
ALTER TABLE "question" DROP CONSTRAINT "question_pkey";--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "school_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ALTER COLUMN "school_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt" ALTER COLUMN "school_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "help_alert" ALTER COLUMN "school_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ALTER COLUMN "school_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "skill_standing" ALTER COLUMN "school_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_school_id_id_pk" PRIMARY KEY("school_id","id");--> statement-breakpoint
ALTER TABLE "class_teacher" ADD CONSTRAINT "class_teacher_school_id_id_pk" PRIMARY KEY("school_id","id");--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_school_id_id_pk" PRIMARY KEY("school_id","id");--> statement-breakpoint
ALTER TABLE "class" ADD CONSTRAINT "class_school_id_id_pk" PRIMARY KEY("school_id","id");--> statement-breakpoint
ALTER TABLE "demo_class" ADD CONSTRAINT "demo_class_school_id_class_id_pk" PRIMARY KEY("school_id","class_id");--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_school_id_id_pk" PRIMARY KEY("school_id","id");--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_school_id_id_pk" PRIMARY KEY("school_id","id");--> statement-breakpoint
ALTER TABLE "homework_skill" ADD CONSTRAINT "homework_skill_school_id_homework_id_skill_id_pk" PRIMARY KEY("school_id","homework_id","skill_id");--> statement-breakpoint
ALTER TABLE "student_homework" ADD CONSTRAINT "student_homework_school_id_homework_id_student_id_pk" PRIMARY KEY("school_id","homework_id","student_id");--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_school_id_id_pk" PRIMARY KEY("school_id","id");--> statement-breakpoint
ALTER TABLE "help_alert" ADD CONSTRAINT "help_alert_school_id_id_pk" PRIMARY KEY("school_id","id");--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_school_id_id_pk" PRIMARY KEY("school_id","id");--> statement-breakpoint
ALTER TABLE "skill_standing" ADD CONSTRAINT "skill_standing_school_id_student_id_skill_id_pk" PRIMARY KEY("school_id","student_id","skill_id");--> statement-breakpoint
ALTER TABLE "class_teacher" ADD CONSTRAINT "class_teacher_class_fk" FOREIGN KEY ("school_id","class_id") REFERENCES "public"."class"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_class_fk" FOREIGN KEY ("school_id","class_id") REFERENCES "public"."class"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_class" ADD CONSTRAINT "demo_class_class_fk" FOREIGN KEY ("school_id","class_id") REFERENCES "public"."class"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_homework_fk" FOREIGN KEY ("school_id","homework_id") REFERENCES "public"."homework"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_class_fk" FOREIGN KEY ("school_id","class_id") REFERENCES "public"."class"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_skill" ADD CONSTRAINT "homework_skill_homework_fk" FOREIGN KEY ("school_id","homework_id") REFERENCES "public"."homework"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_homework" ADD CONSTRAINT "student_homework_homework_fk" FOREIGN KEY ("school_id","homework_id") REFERENCES "public"."homework"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_question_fk" FOREIGN KEY ("school_id","question_id") REFERENCES "public"."question"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_homework_fk" FOREIGN KEY ("school_id","homework_id") REFERENCES "public"."homework"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_school_id_account_id_created_at_index" ON "notification" USING btree ("school_id","account_id","created_at");--> statement-breakpoint
CREATE INDEX "notification_school_id_homework_id_index" ON "notification" USING btree ("school_id","homework_id");--> statement-breakpoint
CREATE INDEX "class_teacher_school_id_teacher_id_class_id_index" ON "class_teacher" USING btree ("school_id","teacher_id","class_id");--> statement-breakpoint
CREATE INDEX "class_teacher_school_id_class_id_index" ON "class_teacher" USING btree ("school_id","class_id");--> statement-breakpoint
CREATE INDEX "enrolment_school_id_class_id_state_index" ON "enrolment" USING btree ("school_id","class_id","state");--> statement-breakpoint
CREATE INDEX "enrolment_school_id_student_id_state_index" ON "enrolment" USING btree ("school_id","student_id","state");--> statement-breakpoint
CREATE INDEX "comment_school_id_homework_id_student_id_index" ON "comment" USING btree ("school_id","homework_id","student_id");--> statement-breakpoint
CREATE INDEX "homework_school_id_teacher_id_created_at_index" ON "homework" USING btree ("school_id","teacher_id","created_at");--> statement-breakpoint
CREATE INDEX "homework_school_id_class_id_start_at_index" ON "homework" USING btree ("school_id","class_id","start_at");--> statement-breakpoint
CREATE INDEX "student_homework_school_id_student_id_homework_id_index" ON "student_homework" USING btree ("school_id","student_id","homework_id");--> statement-breakpoint
CREATE INDEX "attempt_school_id_question_id_answered_at_index" ON "attempt" USING btree ("school_id","question_id","answered_at");--> statement-breakpoint
CREATE INDEX "attempt_school_id_student_id_answered_at_index" ON "attempt" USING btree ("school_id","student_id","answered_at");--> statement-breakpoint
CREATE INDEX "help_alert_school_id_student_id_raised_at_index" ON "help_alert" USING btree ("school_id","student_id","raised_at");--> statement-breakpoint
CREATE INDEX "question_school_id_student_id_skill_id_created_at_index" ON "question" USING btree ("school_id","student_id","skill_id","created_at");--> statement-breakpoint
CREATE INDEX "attempt_mistake" ON "attempt" USING btree ("school_id","homework_id","skill_id","misconception_id") WHERE misconception_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "help_alert_once_a_day" ON "help_alert" USING btree ("school_id","student_id","skill_id","raised_on");--> statement-breakpoint
CREATE INDEX "question_unrevealed" ON "question" USING btree ("school_id","student_id") WHERE revealed_at is null and tries > 0;--> statement-breakpoint
CREATE INDEX "question_uncounted" ON "question" USING btree ("school_id","student_id") WHERE counted_at is null and first_verdict is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "question_place" ON "question" USING btree ("school_id","homework_id","student_id","position") WHERE twin_of is null;--> statement-breakpoint
CREATE UNIQUE INDEX "question_twin" ON "question" USING btree ("school_id","twin_of") WHERE twin_of is not null;--> statement-breakpoint
CREATE INDEX "question_without_content" ON "question" USING btree ("school_id","id") WHERE content is null;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_role_check" CHECK (role in ('STUDENT', 'TEACHER', 'MANAGER', 'ORGANIZATION', 'SYS_ADMIN'));--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_gender_check" CHECK (gender in ('FEMALE', 'MALE'));--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_theme_check" CHECK (theme in ('green', 'orange', 'cyan', 'purple', 'pink', 'black'));--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_phone_check" CHECK (phone ~ '^09[0-9]{9}$');--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_token_version_check" CHECK (token_version >= 0);--> statement-breakpoint
ALTER TABLE "account_session" ADD CONSTRAINT "account_session_end_reason_check" CHECK (end_reason in ('signed-out', 'everywhere', 'reuse'));--> statement-breakpoint
ALTER TABLE "account_session" ADD CONSTRAINT "account_session_counts_check" CHECK (token_version >= 0 and generation >= 0);--> statement-breakpoint
ALTER TABLE "account_session" ADD CONSTRAINT "account_session_times_check" CHECK (created_at < expires_at);--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_counts_check" CHECK (tries_left >= 0 and other_tries_left >= 0);--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_times_check" CHECK (sent_at < expires_at);--> statement-breakpoint
ALTER TABLE "sms_outbox" ADD CONSTRAINT "sms_outbox_status_check" CHECK (status in ('queued', 'sent', 'failed', 'expired'));--> statement-breakpoint
ALTER TABLE "sms_outbox" ADD CONSTRAINT "sms_outbox_tries_check" CHECK (tries >= 0);--> statement-breakpoint
ALTER TABLE "throttle" ADD CONSTRAINT "throttle_count_check" CHECK (count >= 0);--> statement-breakpoint
ALTER TABLE "class_teacher" ADD CONSTRAINT "class_teacher_role_check" CHECK (role in ('owner', 'co', 'substitute'));--> statement-breakpoint
ALTER TABLE "class_teacher" ADD CONSTRAINT "class_teacher_times_check" CHECK (from_at <= to_at);--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_state_check" CHECK (state in ('invited', 'active', 'transferred', 'left', 'graduated'));--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_times_check" CHECK (from_at <= to_at);--> statement-breakpoint
ALTER TABLE "class" ADD CONSTRAINT "class_grade_check" CHECK (grade in (3, 4, 5, 6));--> statement-breakpoint
ALTER TABLE "demo_class" ADD CONSTRAINT "demo_class_counts_check" CHECK (place >= 0 and answers >= 0);--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_grade_check" CHECK (grade in (3, 4, 5, 6));--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_source_kind_check" CHECK (source_kind in ('pages', 'sections'));--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_item_mode_check" CHECK (item_mode in ('generated', 'fixed'));--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_late_policy_check" CHECK (late_policy in ('reject', 'accept_marked'));--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_show_answers_check" CHECK (show_answers in ('immediately', 'after_submit', 'after_end'));--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_source_check" CHECK (source_first <= source_last);--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_counts_check" CHECK (items_per_skill > 0 and items_total > 0 and seed >= 0 and version > 0);--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_times_check" CHECK (start_at < end_at);--> statement-breakpoint
ALTER TABLE "homework_skill" ADD CONSTRAINT "homework_skill_position_check" CHECK (position >= 0);--> statement-breakpoint
ALTER TABLE "student_homework" ADD CONSTRAINT "student_homework_counts_check" CHECK (items_done >= 0 and first_try_right >= 0 and final_right >= 0 and hints_opened >= 0 and active_ms >= 0);--> statement-breakpoint
ALTER TABLE "school" ADD CONSTRAINT "school_kind_check" CHECK (kind in ('school', 'personal'));--> statement-breakpoint
ALTER TABLE "school" ADD CONSTRAINT "school_place_check" CHECK (case kind when 'personal' then province_code is null and organization_id is null else province_code is not null end);--> statement-breakpoint
ALTER TABLE "school_year" ADD CONSTRAINT "school_year_days_check" CHECK (starts_on < ends_on);--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_context_check" CHECK (context in ('practice', 'homework'));--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_level_check" CHECK (level in (1, 2, 3, 4));--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_verdict_check" CHECK (verdict in ('invalid', 'wrong', 'partial', 'right'));--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_late_reason_check" CHECK (late_reason in ('after_end', 'after_hand_in', 'revealed', 'not_fetched', 'impossible_times', 'too_old'));--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_counts_check" CHECK (active_ms >= 0 and hints_opened >= 0);--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_times_check" CHECK (answered_at <= received_at);--> statement-breakpoint
ALTER TABLE "help_alert" ADD CONSTRAINT "help_alert_reason_check" CHECK (reason in ('four-wrong-in-a-row', 'not-learned-after-twenty'));--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_context_check" CHECK (context in ('practice', 'homework'));--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_homework_check" CHECK ((context = 'homework') = (homework_id is not null));--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_state_check" CHECK (state in ('open', 'right', 'corrected', 'wrong', 'revealed', 'skipped'));--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_level_check" CHECK (level in (1, 2, 3, 4));--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_first_verdict_check" CHECK (first_verdict in ('invalid', 'wrong', 'partial', 'right'));--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_counts_check" CHECK (seed >= 0 and position >= 0 and tries >= 0 and hints_opened >= 0);--> statement-breakpoint
ALTER TABLE "skill_standing" ADD CONSTRAINT "skill_standing_band_check" CHECK (band in ('unseen', 'starting', 'learning', 'near', 'learned', 'mastered'));--> statement-breakpoint
ALTER TABLE "skill_standing" ADD CONSTRAINT "skill_standing_score_check" CHECK (score between 0 and 1);--> statement-breakpoint
ALTER TABLE "skill_standing" ADD CONSTRAINT "skill_standing_counts_check" CHECK (counted >= 0 and tries >= 0 and wrong_in_a_row >= 0 and below_in_a_row >= 0 and reviews_passed >= 0 and estimate >= 0);
