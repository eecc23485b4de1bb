-- Made of the migrations by `pnpm --filter @mashq/server baseline`. Not edited by hand.
CREATE OR REPLACE FUNCTION public.notify_account_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	PERFORM pg_notify('account_changed', coalesce(NEW.id, OLD.id)::text);
	RETURN NULL;
END $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.notify_session_ended()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	PERFORM pg_notify('account_changed', NEW.account_id::text);
	RETURN NULL;
END $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	RAISE EXCEPTION 'audit_event is append-only' USING ERRCODE = 'insufficient_privilege';
END
$function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.uuid_v7()
 RETURNS uuid
 LANGUAGE sql
 PARALLEL SAFE
AS $function$
  select encode(
    set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
      placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
$function$;--> statement-breakpoint
CREATE TABLE account (
	id uuid DEFAULT uuid_v7() NOT NULL,
	username text NOT NULL,
	password_hash text,
	phone text,
	role text NOT NULL,
	first_name text NOT NULL,
	last_name text NOT NULL,
	gender text,
	school_id uuid NOT NULL,
	organization_id uuid,
	profile_url text DEFAULT ''::text NOT NULL,
	theme text,
	is_individual_customer boolean DEFAULT false NOT NULL,
	token_version integer DEFAULT 0 NOT NULL,
	created_at timestamp with time zone NOT NULL,
	archived_at timestamp with time zone,
	phone_hash text,
	registration_code text,
	deletion_due_at timestamp with time zone,
	phone_tail_hash text,
	locked_at timestamp with time zone,
	terms_version integer,
	terms_accepted_at timestamp with time zone,
	CONSTRAINT account_pkey PRIMARY KEY (id),
	CONSTRAINT account_username_unique UNIQUE (username),
	CONSTRAINT account_gender_check CHECK ((gender = ANY (ARRAY['FEMALE'::text, 'MALE'::text]))),
	CONSTRAINT account_phone_hash_check CHECK (((phone_hash IS NULL) = ((phone IS NULL) OR (phone ~ '^09[0-9]{9}$'::text)))),
	CONSTRAINT account_role_check CHECK ((role = ANY (ARRAY['STUDENT'::text, 'TEACHER'::text, 'MANAGER'::text, 'ORGANIZATION'::text, 'SYS_ADMIN'::text]))),
	CONSTRAINT account_terms_check CHECK (((terms_version IS NULL) = (terms_accepted_at IS NULL))),
	CONSTRAINT account_theme_check CHECK ((theme = ANY (ARRAY['green'::text, 'orange'::text, 'cyan'::text, 'purple'::text, 'pink'::text, 'black'::text]))),
	CONSTRAINT account_token_version_check CHECK ((token_version >= 0))
);--> statement-breakpoint
CREATE TABLE account_session (
	id uuid DEFAULT uuid_v7() NOT NULL,
	account_id uuid NOT NULL,
	token_version integer NOT NULL,
	generation integer DEFAULT 0 NOT NULL,
	attempt_hash text,
	user_agent text DEFAULT ''::text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	last_used_at timestamp with time zone NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	ended_at timestamp with time zone,
	end_reason text,
	CONSTRAINT account_session_pkey PRIMARY KEY (id),
	CONSTRAINT account_session_counts_check CHECK (((token_version >= 0) AND (generation >= 0))),
	CONSTRAINT account_session_end_reason_check CHECK ((end_reason = ANY (ARRAY['signed-out'::text, 'everywhere'::text, 'reuse'::text]))),
	CONSTRAINT account_session_times_check CHECK ((created_at < expires_at))
);--> statement-breakpoint
CREATE TABLE answer_archive (
	school_id uuid NOT NULL,
	month integer NOT NULL,
	part integer NOT NULL,
	answers integer NOT NULL,
	questions integer NOT NULL,
	size integer NOT NULL,
	hash text NOT NULL,
	archived_at timestamp with time zone NOT NULL,
	expired_at timestamp with time zone,
	CONSTRAINT answer_archive_school_id_month_part_pk PRIMARY KEY (school_id, month, part),
	CONSTRAINT answer_archive_counts_check CHECK (((month >= 0) AND (part >= 0) AND (answers >= 0) AND (questions >= 0) AND (size >= 0)))
);--> statement-breakpoint
CREATE TABLE assignment (
	id uuid CONSTRAINT homework_id_not_null NOT NULL,
	school_id uuid CONSTRAINT homework_school_id_not_null NOT NULL,
	class_id uuid CONSTRAINT homework_class_id_not_null NOT NULL,
	teacher_id uuid CONSTRAINT homework_teacher_id_not_null NOT NULL,
	title text CONSTRAINT homework_title_not_null NOT NULL,
	grade integer CONSTRAINT homework_grade_not_null NOT NULL,
	source_kind text,
	source_first integer,
	source_last integer,
	curriculum_version text CONSTRAINT homework_curriculum_version_not_null NOT NULL,
	item_mode text CONSTRAINT homework_item_mode_not_null NOT NULL,
	items_per_skill integer CONSTRAINT homework_items_per_skill_not_null NOT NULL,
	items_total integer CONSTRAINT homework_items_total_not_null NOT NULL,
	seed integer CONSTRAINT homework_seed_not_null NOT NULL,
	start_at timestamp with time zone CONSTRAINT homework_start_at_not_null NOT NULL,
	end_at timestamp with time zone CONSTRAINT homework_end_at_not_null NOT NULL,
	late_policy text CONSTRAINT homework_late_policy_not_null NOT NULL,
	hints_allowed boolean CONSTRAINT homework_hints_allowed_not_null NOT NULL,
	show_answers text CONSTRAINT homework_show_answers_not_null NOT NULL,
	note text CONSTRAINT homework_note_not_null NOT NULL,
	version integer DEFAULT 1 CONSTRAINT homework_version_not_null NOT NULL,
	created_at timestamp with time zone CONSTRAINT homework_created_at_not_null NOT NULL,
	updated_at timestamp with time zone CONSTRAINT homework_updated_at_not_null NOT NULL,
	archived_at timestamp with time zone,
	removed_at timestamp with time zone,
	kind text NOT NULL,
	target text DEFAULT 'class'::text NOT NULL,
	copied_from uuid,
	published_at timestamp with time zone,
	order_mode text,
	keys_shown_at timestamp with time zone,
	CONSTRAINT assignment_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT assignment_counts_check CHECK (((items_per_skill > 0) AND (items_total > 0) AND (seed >= 0) AND (version > 0))),
	CONSTRAINT assignment_grade_check CHECK ((grade = ANY (ARRAY[3, 4, 5, 6]))),
	CONSTRAINT assignment_item_mode_check CHECK ((item_mode = ANY (ARRAY['generated'::text, 'fixed'::text]))),
	CONSTRAINT assignment_kind_check CHECK ((kind = ANY (ARRAY['homework'::text, 'review'::text, 'package'::text, 'quiz'::text]))),
	CONSTRAINT assignment_late_policy_check CHECK ((late_policy = ANY (ARRAY['reject'::text, 'accept_marked'::text]))),
	CONSTRAINT assignment_order_mode_check CHECK ((order_mode = ANY (ARRAY['free'::text, 'sequential'::text]))),
	CONSTRAINT assignment_package_check CHECK (((kind = 'package'::text) = (order_mode IS NOT NULL))),
	CONSTRAINT assignment_show_answers_check CHECK ((show_answers = ANY (ARRAY['immediately'::text, 'after_submit'::text, 'after_end'::text]))),
	CONSTRAINT assignment_source_check CHECK ((((kind = 'homework'::text) = ((source_kind IS NOT NULL) AND (source_first IS NOT NULL) AND (source_last IS NOT NULL))) AND (source_first <= source_last))),
	CONSTRAINT assignment_source_kind_check CHECK ((source_kind = ANY (ARRAY['pages'::text, 'sections'::text]))),
	CONSTRAINT assignment_target_check CHECK ((target = ANY (ARRAY['class'::text, 'groups'::text, 'students'::text]))),
	CONSTRAINT assignment_times_check CHECK ((start_at < end_at))
);--> statement-breakpoint
CREATE TABLE assignment_activity (
	school_id uuid NOT NULL,
	assignment_id uuid NOT NULL,
	"position" integer NOT NULL,
	kind text NOT NULL,
	title text NOT NULL,
	skill_ids text[] NOT NULL,
	items_per_skill integer NOT NULL,
	right_needed integer,
	first_item integer NOT NULL,
	CONSTRAINT assignment_activity_school_id_assignment_id_position_pk PRIMARY KEY (school_id, assignment_id, "position"),
	CONSTRAINT assignment_activity_counts_check CHECK ((("position" >= 0) AND (items_per_skill >= 0) AND (first_item >= 0))),
	CONSTRAINT assignment_activity_example_check CHECK (((kind = 'example'::text) = (items_per_skill = 0))),
	CONSTRAINT assignment_activity_kind_check CHECK ((kind = ANY (ARRAY['practice'::text, 'example'::text, 'quiz'::text, 'game'::text]))),
	CONSTRAINT assignment_activity_right_check CHECK (((right_needed > 0) AND (right_needed <= (items_per_skill * cardinality(skill_ids)))))
);--> statement-breakpoint
CREATE TABLE assignment_group (
	school_id uuid NOT NULL,
	assignment_id uuid NOT NULL,
	"position" integer NOT NULL,
	name text NOT NULL,
	group_id uuid,
	skill_ids text[] NOT NULL,
	CONSTRAINT assignment_group_school_id_assignment_id_position_pk PRIMARY KEY (school_id, assignment_id, "position"),
	CONSTRAINT assignment_group_position_check CHECK (("position" >= 0))
);--> statement-breakpoint
CREATE TABLE assignment_group_student (
	school_id uuid NOT NULL,
	assignment_id uuid NOT NULL,
	"position" integer NOT NULL,
	student_id uuid NOT NULL,
	CONSTRAINT assignment_group_student_pk PRIMARY KEY (school_id, assignment_id, "position", student_id),
	CONSTRAINT assignment_group_student_position_check CHECK (("position" >= 0))
);--> statement-breakpoint
CREATE TABLE assignment_skill (
	school_id uuid CONSTRAINT homework_skill_school_id_not_null NOT NULL,
	assignment_id uuid CONSTRAINT homework_skill_homework_id_not_null NOT NULL,
	skill_id text CONSTRAINT homework_skill_skill_id_not_null NOT NULL,
	"position" integer CONSTRAINT homework_skill_position_not_null NOT NULL,
	items integer NOT NULL,
	is_review boolean DEFAULT false NOT NULL,
	CONSTRAINT assignment_skill_school_id_assignment_id_skill_id_pk PRIMARY KEY (school_id, assignment_id, skill_id),
	CONSTRAINT assignment_skill_counts_check CHECK ((("position" >= 0) AND (items > 0)))
);--> statement-breakpoint
CREATE TABLE attempt (
	id uuid NOT NULL,
	school_id uuid NOT NULL,
	student_id uuid NOT NULL,
	question_id uuid NOT NULL,
	assignment_id uuid,
	context text NOT NULL,
	skill_id text NOT NULL,
	level integer NOT NULL,
	shown_at timestamp with time zone NOT NULL,
	answered_at timestamp with time zone NOT NULL,
	received_at timestamp with time zone NOT NULL,
	active_ms bigint NOT NULL,
	raw jsonb NOT NULL,
	normalized text,
	verdict text NOT NULL,
	misconception_id text,
	first_try boolean NOT NULL,
	hints_opened integer NOT NULL,
	offline boolean NOT NULL,
	reply jsonb NOT NULL,
	late_reason text,
	time_adjusted boolean DEFAULT false NOT NULL,
	CONSTRAINT attempt_school_id_student_id_answered_at_id_pk PRIMARY KEY (school_id, student_id, answered_at, id),
	CONSTRAINT attempt_context_check CHECK ((context = ANY (ARRAY['practice'::text, 'assignment'::text]))),
	CONSTRAINT attempt_counts_check CHECK (((active_ms >= 0) AND (hints_opened >= 0))),
	CONSTRAINT attempt_late_reason_check CHECK ((late_reason = ANY (ARRAY['after_end'::text, 'after_hand_in'::text, 'revealed'::text, 'shown_to_others'::text, 'not_fetched'::text, 'impossible_times'::text, 'too_old'::text]))),
	CONSTRAINT attempt_level_check CHECK ((level = ANY (ARRAY[1, 2, 3, 4]))),
	CONSTRAINT attempt_times_check CHECK ((answered_at <= received_at)),
	CONSTRAINT attempt_verdict_check CHECK ((verdict = ANY (ARRAY['invalid'::text, 'wrong'::text, 'partial'::text, 'right'::text])))
) PARTITION BY RANGE (answered_at);--> statement-breakpoint
CREATE TABLE attempt_key (
	school_id uuid NOT NULL,
	id uuid NOT NULL,
	answered_at timestamp with time zone NOT NULL,
	CONSTRAINT attempt_key_school_id_id_pk PRIMARY KEY (school_id, id)
);--> statement-breakpoint
CREATE TABLE audit_event (
	id uuid DEFAULT uuid_v7() NOT NULL,
	at timestamp with time zone NOT NULL,
	actor text NOT NULL,
	action text NOT NULL,
	target text,
	school_id uuid,
	before jsonb,
	after jsonb,
	request_id text,
	address_hash text,
	CONSTRAINT audit_event_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE badge_award (
	school_id uuid NOT NULL,
	student_id uuid NOT NULL,
	badge text NOT NULL,
	awarded_at timestamp with time zone NOT NULL,
	seen_at timestamp with time zone,
	CONSTRAINT badge_award_school_id_student_id_badge_pk PRIMARY KEY (school_id, student_id, badge),
	CONSTRAINT badge_award_badge_check CHECK ((badge = ANY (ARRAY['first-practice'::text, 'first-skill'::text, 'own-correction'::text, 'welcome-back'::text, 'whole-chapter'::text, 'clock'::text, 'fractions'::text, 'measuring'::text, 'angles'::text, 'big-numbers'::text, 'autumn'::text, 'new-skills'::text, 'thirty-skills'::text, 'patience'::text, 'four-weeks'::text, 'whole-grade'::text, 'maze'::text, 'hard-question'::text, 'with-a-hint'::text, 'circles'::text, 'symmetry'::text, 'comparing'::text, 'word-problems'::text, 'data'::text, 'volume'::text, 'area'::text, 'calm-session'::text, 'first-quiz'::text, 'spring'::text, 'times-table'::text])))
);--> statement-breakpoint
CREATE TABLE chat (
	school_id uuid NOT NULL,
	account_id uuid NOT NULL,
	last_seq integer DEFAULT 0 NOT NULL,
	person_read_seq integer DEFAULT 0 NOT NULL,
	support_read_seq integer DEFAULT 0 NOT NULL,
	changed_at timestamp with time zone NOT NULL,
	CONSTRAINT chat_school_id_account_id_pk PRIMARY KEY (school_id, account_id),
	CONSTRAINT chat_seq_check CHECK (((last_seq >= 0) AND (person_read_seq >= 0) AND (support_read_seq >= 0)))
);--> statement-breakpoint
CREATE TABLE chat_message (
	school_id uuid NOT NULL,
	id uuid NOT NULL,
	account_id uuid NOT NULL,
	seq integer NOT NULL,
	sender_id uuid NOT NULL,
	from_support boolean NOT NULL,
	body text NOT NULL,
	search_body text NOT NULL,
	image_school_id uuid,
	image_id uuid,
	sent_at timestamp with time zone NOT NULL,
	edited_at timestamp with time zone,
	removed_at timestamp with time zone,
	search_words tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, search_body)) STORED NOT NULL,
	earlier_texts jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT chat_message_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT chat_message_image_check CHECK (((image_id IS NULL) = (image_school_id IS NULL))),
	CONSTRAINT chat_message_seq_check CHECK ((seq > 0))
);--> statement-breakpoint
CREATE TABLE class (
	id uuid DEFAULT uuid_v7() NOT NULL,
	school_id uuid NOT NULL,
	school_year_id uuid NOT NULL,
	title text NOT NULL,
	grade integer NOT NULL,
	created_at timestamp with time zone NOT NULL,
	archived_at timestamp with time zone,
	made_by_rollover_id uuid,
	archived_by_rollover_id uuid,
	CONSTRAINT class_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT class_grade_check CHECK ((grade = ANY (ARRAY[3, 4, 5, 6])))
);--> statement-breakpoint
CREATE TABLE class_code (
	code text NOT NULL,
	school_id uuid NOT NULL,
	class_id uuid NOT NULL,
	created_by uuid NOT NULL,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT class_code_pkey PRIMARY KEY (code),
	CONSTRAINT class_code_code_check CHECK ((code ~ '^[0-9]{9}$'::text))
);--> statement-breakpoint
CREATE TABLE class_group (
	school_id uuid NOT NULL,
	id uuid NOT NULL,
	class_id uuid NOT NULL,
	name text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	archived_at timestamp with time zone,
	CONSTRAINT class_group_school_id_id_pk PRIMARY KEY (school_id, id)
);--> statement-breakpoint
CREATE TABLE class_group_student (
	school_id uuid NOT NULL,
	group_id uuid NOT NULL,
	student_id uuid NOT NULL,
	added_at timestamp with time zone NOT NULL,
	CONSTRAINT class_group_student_school_id_group_id_student_id_pk PRIMARY KEY (school_id, group_id, student_id)
);--> statement-breakpoint
CREATE TABLE class_message (
	school_id uuid NOT NULL,
	id uuid NOT NULL,
	class_id uuid NOT NULL,
	author_id uuid NOT NULL,
	title text NOT NULL,
	body text NOT NULL,
	first_title text,
	first_body text,
	publish_at timestamp with time zone,
	pinned_until timestamp with time zone,
	edited_at timestamp with time zone,
	removed_at timestamp with time zone,
	version integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone NOT NULL,
	updated_at timestamp with time zone NOT NULL,
	document jsonb,
	CONSTRAINT class_message_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT class_message_first_text_check CHECK (((first_title IS NULL) = (first_body IS NULL))),
	CONSTRAINT class_message_version_check CHECK ((version > 0))
);--> statement-breakpoint
CREATE TABLE class_message_attachment (
	school_id uuid NOT NULL,
	id uuid NOT NULL,
	message_id uuid NOT NULL,
	kind text NOT NULL,
	place integer NOT NULL,
	alt text NOT NULL,
	CONSTRAINT class_message_attachment_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT class_message_attachment_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'file'::text]))),
	CONSTRAINT class_message_attachment_place_check CHECK ((place >= 0))
);--> statement-breakpoint
CREATE TABLE class_message_reader (
	school_id uuid NOT NULL,
	message_id uuid NOT NULL,
	student_id uuid NOT NULL,
	seen_at timestamp with time zone NOT NULL,
	CONSTRAINT class_message_reader_school_id_message_id_student_id_pk PRIMARY KEY (school_id, message_id, student_id)
);--> statement-breakpoint
CREATE TABLE class_teacher (
	id uuid DEFAULT uuid_v7() NOT NULL,
	school_id uuid NOT NULL,
	class_id uuid NOT NULL,
	teacher_id uuid NOT NULL,
	role text DEFAULT 'owner'::text NOT NULL,
	from_at timestamp with time zone NOT NULL,
	to_at timestamp with time zone,
	CONSTRAINT class_teacher_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT class_teacher_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'co'::text, 'substitute'::text]))),
	CONSTRAINT class_teacher_times_check CHECK ((from_at <= to_at))
);--> statement-breakpoint
CREATE TABLE closed_pointer (
	school_id uuid NOT NULL,
	account_id uuid NOT NULL,
	screen text NOT NULL,
	closed_at timestamp with time zone NOT NULL,
	CONSTRAINT closed_pointer_school_id_account_id_screen_pk PRIMARY KEY (school_id, account_id, screen),
	CONSTRAINT closed_pointer_screen_check CHECK ((screen ~ '^[a-z]+(-[a-z]+)*$'::text))
);--> statement-breakpoint
CREATE TABLE comment (
	id uuid NOT NULL,
	school_id uuid NOT NULL,
	assignment_id uuid CONSTRAINT comment_homework_id_not_null NOT NULL,
	student_id uuid,
	author_id uuid NOT NULL,
	body text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT comment_school_id_id_pk PRIMARY KEY (school_id, id)
);--> statement-breakpoint
CREATE TABLE demo_class (
	class_id uuid NOT NULL,
	place integer NOT NULL,
	answers integer,
	school_id uuid NOT NULL,
	CONSTRAINT demo_class_school_id_class_id_pk PRIMARY KEY (school_id, class_id),
	CONSTRAINT demo_class_counts_check CHECK (((place >= 0) AND (answers >= 0)))
);--> statement-breakpoint
CREATE TABLE discount_code (
	id uuid DEFAULT uuid_v7() NOT NULL,
	code text NOT NULL,
	percent integer,
	amount_rial integer,
	max_amount_rial integer,
	plan_id uuid,
	starts_at timestamp with time zone NOT NULL,
	ends_at timestamp with time zone NOT NULL,
	max_uses integer,
	used integer DEFAULT 0 NOT NULL,
	max_uses_per_person integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT discount_code_pkey PRIMARY KEY (id),
	CONSTRAINT discount_code_code_unique UNIQUE (code),
	CONSTRAINT discount_code_kind_check CHECK (((percent IS NULL) <> (amount_rial IS NULL))),
	CONSTRAINT discount_code_limits_check CHECK (((max_amount_rial >= 0) AND (max_uses >= 0) AND (max_uses_per_person >= 0))),
	CONSTRAINT discount_code_percent_check CHECK (((percent IS NULL) OR ((percent >= 1) AND (percent <= 100)))),
	CONSTRAINT discount_code_span_check CHECK ((starts_at < ends_at)),
	CONSTRAINT discount_code_used_check CHECK ((used >= 0))
);--> statement-breakpoint
CREATE TABLE enrolment (
	id uuid DEFAULT uuid_v7() NOT NULL,
	school_id uuid NOT NULL,
	class_id uuid NOT NULL,
	student_id uuid NOT NULL,
	state text DEFAULT 'active'::text NOT NULL,
	from_at timestamp with time zone NOT NULL,
	to_at timestamp with time zone,
	ended_by_rollover_id uuid,
	CONSTRAINT enrolment_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT enrolment_state_check CHECK ((state = ANY (ARRAY['invited'::text, 'active'::text, 'transferred'::text, 'left'::text, 'graduated'::text]))),
	CONSTRAINT enrolment_times_check CHECK ((from_at <= to_at))
);--> statement-breakpoint
CREATE TABLE fact_memory (
	school_id uuid NOT NULL,
	student_id uuid NOT NULL,
	fact text NOT NULL,
	due_at timestamp with time zone NOT NULL,
	last_at timestamp with time zone NOT NULL,
	stability double precision NOT NULL,
	difficulty double precision NOT NULL,
	reviews integer NOT NULL,
	lapses integer NOT NULL,
	phase integer NOT NULL,
	step integer NOT NULL,
	planned_days integer NOT NULL,
	CONSTRAINT fact_memory_school_id_student_id_fact_pk PRIMARY KEY (school_id, student_id, fact),
	CONSTRAINT fact_memory_counts_check CHECK (((reviews >= 0) AND (lapses >= 0) AND (phase >= 0) AND (step >= 0) AND (planned_days >= 0))),
	CONSTRAINT fact_memory_fact_check CHECK ((fact = ANY (ARRAY['2×2'::text, '2×3'::text, '2×4'::text, '2×5'::text, '2×6'::text, '2×7'::text, '2×8'::text, '2×9'::text, '3×5'::text, '4×5'::text, '5×5'::text, '5×6'::text, '5×7'::text, '5×8'::text, '5×9'::text, '3×3'::text, '3×4'::text, '3×6'::text, '3×7'::text, '3×8'::text, '3×9'::text, '4×4'::text, '4×6'::text, '4×7'::text, '4×8'::text, '4×9'::text, '6×6'::text, '6×7'::text, '6×8'::text, '6×9'::text, '7×7'::text, '7×8'::text, '7×9'::text, '8×8'::text, '8×9'::text, '9×9'::text])))
);--> statement-breakpoint
CREATE TABLE frontend_error (
	fingerprint text NOT NULL,
	message text NOT NULL,
	stack text NOT NULL,
	path text NOT NULL,
	count integer NOT NULL,
	first_seen_at timestamp with time zone NOT NULL,
	last_seen_at timestamp with time zone NOT NULL,
	CONSTRAINT frontend_error_pkey PRIMARY KEY (fingerprint),
	CONSTRAINT frontend_error_count_check CHECK ((count >= 0))
);--> statement-breakpoint
CREATE TABLE help_alert (
	id uuid DEFAULT uuid_v7() NOT NULL,
	school_id uuid NOT NULL,
	student_id uuid NOT NULL,
	skill_id text NOT NULL,
	assignment_id uuid,
	reason text NOT NULL,
	raised_on date NOT NULL,
	raised_at timestamp with time zone NOT NULL,
	CONSTRAINT help_alert_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT help_alert_reason_check CHECK ((reason = ANY (ARRAY['four-wrong-in-a-row'::text, 'not-learned-after-twenty'::text])))
);--> statement-breakpoint
CREATE TABLE image (
	school_id uuid NOT NULL,
	id uuid DEFAULT uuid_v7() NOT NULL,
	owner_id uuid NOT NULL,
	width integer NOT NULL,
	height integer NOT NULL,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT image_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT image_count_check CHECK (((width >= 0) AND (height >= 0)))
);--> statement-breakpoint
CREATE TABLE job_application (
	id uuid NOT NULL,
	opening text NOT NULL,
	name text NOT NULL,
	phone text NOT NULL,
	note text NOT NULL,
	file_kind text NOT NULL,
	file_size integer NOT NULL,
	file_hash text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	state text DEFAULT 'new'::text NOT NULL,
	handled_at timestamp with time zone,
	handled_actor text,
	CONSTRAINT job_application_pkey PRIMARY KEY (id),
	CONSTRAINT job_application_handled_check CHECK (((state = 'new'::text) = (handled_at IS NULL))),
	CONSTRAINT job_application_kind_check CHECK ((file_kind = ANY (ARRAY['pdf'::text, 'image'::text]))),
	CONSTRAINT job_application_size_check CHECK ((file_size > 0)),
	CONSTRAINT job_application_state_check CHECK ((state = ANY (ARRAY['new'::text, 'answered'::text, 'closed'::text])))
);--> statement-breakpoint
CREATE TABLE lab_event (
	school_id uuid NOT NULL,
	account_id uuid NOT NULL,
	id uuid NOT NULL,
	simulation text NOT NULL,
	task integer NOT NULL,
	is_solved boolean NOT NULL,
	description text NOT NULL,
	duration_seconds integer NOT NULL,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT lab_event_school_id_account_id_id_pk PRIMARY KEY (school_id, account_id, id),
	CONSTRAINT lab_event_duration_check CHECK ((duration_seconds >= 0)),
	CONSTRAINT lab_event_simulation_check CHECK ((simulation = ANY (ARRAY['balance'::text, 'sound'::text, 'shadow'::text, 'circuit'::text, 'water'::text]))),
	CONSTRAINT lab_event_task_check CHECK (((task >= 1) AND (task <= 3)))
);--> statement-breakpoint
CREATE TABLE live_event (
	school_id uuid NOT NULL,
	account_id uuid NOT NULL,
	seq integer NOT NULL,
	kind text NOT NULL,
	data jsonb NOT NULL,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT live_event_school_id_account_id_seq_pk PRIMARY KEY (school_id, account_id, seq),
	CONSTRAINT live_event_kind_check CHECK ((kind = ANY (ARRAY['chat'::text, 'unread'::text, 'class-message'::text, 'notification'::text, 'badge'::text, 'quiz'::text, 'homework'::text, 'work-answers'::text]))),
	CONSTRAINT live_event_seq_check CHECK ((seq >= 0))
);--> statement-breakpoint
CREATE TABLE live_event_scheduled (
	school_id uuid NOT NULL,
	id uuid DEFAULT uuid_v7() NOT NULL,
	account_ids uuid[] NOT NULL,
	kind text NOT NULL,
	data jsonb NOT NULL,
	due_at timestamp with time zone NOT NULL,
	CONSTRAINT live_event_scheduled_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT live_event_scheduled_accounts_check CHECK ((account_ids <> '{}'::uuid[])),
	CONSTRAINT live_event_scheduled_kind_check CHECK ((kind = ANY (ARRAY['chat'::text, 'unread'::text, 'class-message'::text, 'notification'::text, 'badge'::text, 'quiz'::text, 'homework'::text, 'work-answers'::text])))
);--> statement-breakpoint
CREATE TABLE live_receiver (
	school_id uuid NOT NULL,
	account_id uuid NOT NULL,
	last_seq integer NOT NULL,
	CONSTRAINT live_receiver_school_id_account_id_pk PRIMARY KEY (school_id, account_id),
	CONSTRAINT live_receiver_seq_check CHECK ((last_seq >= 0))
);--> statement-breakpoint
CREATE TABLE maze_day (
	school_id uuid NOT NULL,
	student_id uuid NOT NULL,
	day date NOT NULL,
	played_ms integer DEFAULT 0 NOT NULL,
	last_at timestamp with time zone NOT NULL,
	solved integer DEFAULT 0 NOT NULL,
	CONSTRAINT maze_day_school_id_student_id_day_pk PRIMARY KEY (school_id, student_id, day),
	CONSTRAINT maze_day_counts_check CHECK (((played_ms >= 0) AND (solved >= 0)))
);--> statement-breakpoint
CREATE TABLE notification (
	id uuid DEFAULT uuid_v7() NOT NULL,
	school_id uuid NOT NULL,
	account_id uuid NOT NULL,
	title text NOT NULL,
	body text NOT NULL,
	path text,
	assignment_id uuid,
	created_at timestamp with time zone NOT NULL,
	dismissed_at timestamp with time zone,
	kind text DEFAULT 'notice'::text NOT NULL,
	cause text,
	read_at timestamp with time zone,
	CONSTRAINT notification_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT notification_cause_check CHECK ((cause <> ''::text)),
	CONSTRAINT notification_kind_check CHECK ((kind = ANY (ARRAY['work'::text, 'deadline'::text, 'comment'::text, 'class-message'::text, 'badge'::text, 'support'::text, 'quiz'::text, 'handed-in'::text, 'closed'::text, 'needs-help'::text, 'notice'::text])))
);--> statement-breakpoint
CREATE TABLE notification_mute (
	school_id uuid NOT NULL,
	account_id uuid NOT NULL,
	kind text NOT NULL,
	CONSTRAINT notification_mute_school_id_account_id_kind_pk PRIMARY KEY (school_id, account_id, kind),
	CONSTRAINT notification_mute_kind_check CHECK ((kind = ANY (ARRAY['work'::text, 'deadline'::text, 'comment'::text, 'class-message'::text, 'badge'::text, 'support'::text, 'quiz'::text, 'handed-in'::text, 'closed'::text, 'needs-help'::text, 'notice'::text])))
);--> statement-breakpoint
CREATE TABLE one_time_code (
	id uuid DEFAULT uuid_v7() NOT NULL,
	phone_hash text CONSTRAINT one_time_code_phone_not_null NOT NULL,
	code_hash text NOT NULL,
	sent_at timestamp with time zone NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	tries_left integer NOT NULL,
	used_at timestamp with time zone,
	requester_hash text DEFAULT ''::text NOT NULL,
	other_tries_left integer DEFAULT 0 NOT NULL,
	CONSTRAINT one_time_code_pkey PRIMARY KEY (id),
	CONSTRAINT one_time_code_counts_check CHECK (((tries_left >= 0) AND (other_tries_left >= 0))),
	CONSTRAINT one_time_code_times_check CHECK ((sent_at < expires_at))
);--> statement-breakpoint
CREATE TABLE organization (
	id uuid DEFAULT uuid_v7() NOT NULL,
	title text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT organization_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE parent_link (
	school_id uuid NOT NULL,
	id uuid DEFAULT uuid_v7() NOT NULL,
	student_id uuid NOT NULL,
	token_hash text NOT NULL,
	created_by uuid NOT NULL,
	created_at timestamp with time zone NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	last_opened_at timestamp with time zone,
	revoked_at timestamp with time zone,
	CONSTRAINT parent_link_school_id_id_pk PRIMARY KEY (school_id, id)
);--> statement-breakpoint
CREATE TABLE parent_sms (
	school_id uuid NOT NULL,
	id uuid DEFAULT uuid_v7() NOT NULL,
	link_id uuid NOT NULL,
	phone text NOT NULL,
	token text NOT NULL,
	agreed_at timestamp with time zone NOT NULL,
	sent_week date,
	CONSTRAINT parent_sms_school_id_id_pk PRIMARY KEY (school_id, id)
);--> statement-breakpoint
CREATE TABLE password_reset (
	account_id uuid NOT NULL,
	token_hash text NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	used_at timestamp with time zone,
	CONSTRAINT password_reset_pkey PRIMARY KEY (account_id),
	CONSTRAINT "password_reset_tokenHash_unique" UNIQUE (token_hash)
);--> statement-breakpoint
CREATE TABLE payment (
	school_id uuid NOT NULL,
	id uuid DEFAULT uuid_v7() NOT NULL,
	order_no text NOT NULL,
	student_id uuid NOT NULL,
	plan_id uuid NOT NULL,
	plan_title text NOT NULL,
	months integer NOT NULL,
	price_rial integer NOT NULL,
	discount_rial integer DEFAULT 0 NOT NULL,
	amount_rial integer NOT NULL,
	discount_code_id uuid,
	gateway text NOT NULL,
	authority text,
	verified_rial integer,
	ref_id text,
	card_mask text,
	fee_rial integer,
	failure_code text,
	state text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	updated_at timestamp with time zone NOT NULL,
	paid_at timestamp with time zone,
	refunded_at timestamp with time zone,
	seller jsonb,
	CONSTRAINT payment_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT payment_amount_check CHECK (((amount_rial = (price_rial - discount_rial)) AND (amount_rial >= 0))),
	CONSTRAINT payment_counts_check CHECK (((months >= 0) AND (fee_rial >= 0))),
	CONSTRAINT payment_gateway_check CHECK ((gateway = ANY (ARRAY['zarinpal'::text, 'local'::text, 'none'::text]))),
	CONSTRAINT payment_state_check CHECK ((state = ANY (ARRAY['created'::text, 'pending'::text, 'verifying'::text, 'paid'::text, 'failed'::text, 'cancelled'::text, 'expired'::text, 'refunded'::text]))),
	CONSTRAINT payment_verified_check CHECK ((((state = ANY (ARRAY['paid'::text, 'refunded'::text])) = (verified_rial IS NOT NULL)) AND ((verified_rial IS NULL) OR (verified_rial = amount_rial))))
);--> statement-breakpoint
CREATE TABLE payment_event (
	school_id uuid NOT NULL,
	id uuid DEFAULT uuid_v7() NOT NULL,
	payment_id uuid NOT NULL,
	kind text NOT NULL,
	from_state text NOT NULL,
	to_state text NOT NULL,
	actor text NOT NULL,
	detail jsonb DEFAULT '{}'::jsonb NOT NULL,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT payment_event_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT payment_event_from_check CHECK ((from_state = ANY (ARRAY['created'::text, 'pending'::text, 'verifying'::text, 'paid'::text, 'failed'::text, 'cancelled'::text, 'expired'::text, 'refunded'::text]))),
	CONSTRAINT payment_event_kind_check CHECK ((kind = ANY (ARRAY['request'::text, 'request-failed'::text, 'waive'::text, 'return'::text, 'verify'::text, 'refuse'::text, 'cancel'::text, 'expire'::text, 'refund'::text]))),
	CONSTRAINT payment_event_to_check CHECK ((to_state = ANY (ARRAY['created'::text, 'pending'::text, 'verifying'::text, 'paid'::text, 'failed'::text, 'cancelled'::text, 'expired'::text, 'refunded'::text])))
);--> statement-breakpoint
CREATE TABLE placement (
	school_id uuid NOT NULL,
	student_id uuid NOT NULL,
	grade integer NOT NULL,
	asked_by uuid,
	asked_at timestamp with time zone,
	question_ids jsonb NOT NULL,
	begun_at timestamp with time zone,
	done_at timestamp with time zone,
	CONSTRAINT placement_school_id_student_id_grade_pk PRIMARY KEY (school_id, student_id, grade),
	CONSTRAINT placement_grade_check CHECK ((grade = ANY (ARRAY[3, 4, 5, 6])))
);--> statement-breakpoint
CREATE TABLE plan (
	id uuid DEFAULT uuid_v7() NOT NULL,
	title text NOT NULL,
	description text NOT NULL,
	months integer NOT NULL,
	price_rial integer NOT NULL,
	list_price_rial integer,
	features text[] DEFAULT '{}'::text[] NOT NULL,
	is_featured boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	state text DEFAULT 'draft'::text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT plan_pkey PRIMARY KEY (id),
	CONSTRAINT plan_list_price_check CHECK (((list_price_rial IS NULL) OR (list_price_rial > price_rial))),
	CONSTRAINT plan_months_check CHECK (((months >= 1) AND (months <= 36))),
	CONSTRAINT plan_price_check CHECK (((price_rial >= 0) AND ("position" >= 0))),
	CONSTRAINT plan_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'on_sale'::text, 'retired'::text])))
);--> statement-breakpoint
CREATE TABLE practice_session (
	school_id uuid NOT NULL,
	id uuid NOT NULL,
	student_id uuid NOT NULL,
	kind text NOT NULL,
	requested text[] NOT NULL,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT practice_session_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT practice_session_kind_check CHECK ((kind = ANY (ARRAY['own'::text, 'review'::text])))
);--> statement-breakpoint
CREATE TABLE pre_order (
	id uuid NOT NULL,
	state text NOT NULL,
	name text NOT NULL,
	phone text NOT NULL,
	phone_hash text NOT NULL,
	role text NOT NULL,
	school_title text NOT NULL,
	city text NOT NULL,
	grade integer,
	plan_id uuid,
	seats integer NOT NULL,
	note text NOT NULL,
	source text NOT NULL,
	account_id uuid,
	has_consent boolean NOT NULL,
	follow_up_at timestamp with time zone,
	created_at timestamp with time zone NOT NULL,
	updated_at timestamp with time zone NOT NULL,
	CONSTRAINT pre_order_pkey PRIMARY KEY (id),
	CONSTRAINT pre_order_grade_check CHECK (((grade IS NULL) OR ((grade >= 3) AND (grade <= 6)))),
	CONSTRAINT pre_order_role_check CHECK ((role = ANY (ARRAY['parent'::text, 'teacher'::text, 'school'::text]))),
	CONSTRAINT pre_order_seats_check CHECK (((seats >= 1) AND (seats <= 10000))),
	CONSTRAINT pre_order_sent_check CHECK (((state <> 'draft'::text) AND has_consent)),
	CONSTRAINT pre_order_source_check CHECK ((source = ANY (ARRAY['student'::text, 'site'::text]))),
	CONSTRAINT pre_order_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'requested'::text, 'contacted'::text, 'confirmed'::text, 'converted'::text, 'declined'::text, 'expired'::text])))
);--> statement-breakpoint
CREATE TABLE pre_order_event (
	id uuid DEFAULT uuid_v7() NOT NULL,
	pre_order_id uuid NOT NULL,
	kind text NOT NULL,
	from_state text NOT NULL,
	to_state text NOT NULL,
	actor text NOT NULL,
	note text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT pre_order_event_pkey PRIMARY KEY (id),
	CONSTRAINT pre_order_event_from_check CHECK ((from_state = ANY (ARRAY['draft'::text, 'requested'::text, 'contacted'::text, 'confirmed'::text, 'converted'::text, 'declined'::text, 'expired'::text]))),
	CONSTRAINT pre_order_event_kind_check CHECK ((kind = ANY (ARRAY['request'::text, 'repeat'::text, 'contact'::text, 'confirm'::text, 'decline'::text, 'convert'::text, 'expire'::text]))),
	CONSTRAINT pre_order_event_to_check CHECK ((to_state = ANY (ARRAY['draft'::text, 'requested'::text, 'contacted'::text, 'confirmed'::text, 'converted'::text, 'declined'::text, 'expired'::text])))
);--> statement-breakpoint
CREATE TABLE province (
	code text NOT NULL,
	name text NOT NULL,
	slug text NOT NULL,
	CONSTRAINT province_pkey PRIMARY KEY (code),
	CONSTRAINT province_slug_unique UNIQUE (slug)
);--> statement-breakpoint
CREATE TABLE push_outbox (
	school_id uuid NOT NULL,
	notification_id uuid NOT NULL,
	account_id uuid NOT NULL,
	endpoint_hash text NOT NULL,
	tries integer DEFAULT 0 NOT NULL,
	due_at timestamp with time zone NOT NULL,
	failed_at timestamp with time zone,
	reply_status integer,
	CONSTRAINT push_outbox_school_id_notification_id_account_id_endpoint_hash_ PRIMARY KEY (school_id, notification_id, account_id, endpoint_hash),
	CONSTRAINT push_outbox_count_check CHECK (((tries >= 0) AND (reply_status >= 0)))
);--> statement-breakpoint
CREATE TABLE push_subscription (
	school_id uuid NOT NULL,
	account_id uuid NOT NULL,
	endpoint_hash text NOT NULL,
	session_id uuid,
	endpoint text NOT NULL,
	p256dh text NOT NULL,
	auth text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT push_subscription_school_id_account_id_endpoint_hash_pk PRIMARY KEY (school_id, account_id, endpoint_hash)
);--> statement-breakpoint
CREATE TABLE question (
	id uuid DEFAULT uuid_v7() NOT NULL,
	school_id uuid NOT NULL,
	student_id uuid NOT NULL,
	assignment_id uuid,
	context text NOT NULL,
	skill_id text NOT NULL,
	level integer NOT NULL,
	seed integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	state text DEFAULT 'open'::text NOT NULL,
	tries integer DEFAULT 0 NOT NULL,
	hints_opened integer DEFAULT 0 NOT NULL,
	first_verdict text,
	first_try_right boolean DEFAULT false NOT NULL,
	solution_viewed_at timestamp with time zone,
	similar_to uuid,
	created_at timestamp with time zone NOT NULL,
	done_at timestamp with time zone,
	content json,
	fetched_at timestamp with time zone,
	revealed_at timestamp with time zone,
	counted_at timestamp with time zone,
	session_id uuid,
	former_assignment_id uuid,
	withdrawn_at timestamp with time zone,
	activity integer,
	CONSTRAINT question_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT question_assignment_check CHECK (((context = 'assignment'::text) = ((assignment_id IS NOT NULL) OR (former_assignment_id IS NOT NULL)))),
	CONSTRAINT question_context_check CHECK ((context = ANY (ARRAY['practice'::text, 'assignment'::text]))),
	CONSTRAINT question_counts_check CHECK (((seed >= 0) AND ("position" >= 0) AND (activity >= 0) AND (tries >= 0) AND (hints_opened >= 0))),
	CONSTRAINT question_first_verdict_check CHECK ((first_verdict = ANY (ARRAY['invalid'::text, 'wrong'::text, 'partial'::text, 'right'::text]))),
	CONSTRAINT question_former_assignment_check CHECK (((assignment_id IS NULL) OR (former_assignment_id IS NULL))),
	CONSTRAINT question_level_check CHECK ((level = ANY (ARRAY[1, 2, 3, 4]))),
	CONSTRAINT question_session_check CHECK (((session_id IS NULL) OR ((context = 'practice'::text) AND (similar_to IS NULL)))),
	CONSTRAINT question_state_check CHECK ((state = ANY (ARRAY['open'::text, 'right'::text, 'corrected'::text, 'wrong'::text, 'revealed'::text, 'skipped'::text])))
) WITH (fillfactor=80, toast_tuple_target=512);--> statement-breakpoint
CREATE TABLE question_report (
	school_id uuid NOT NULL,
	id uuid NOT NULL,
	reporter_id uuid NOT NULL,
	question_id uuid,
	skill_id text NOT NULL,
	level integer NOT NULL,
	seed integer NOT NULL,
	revision integer NOT NULL,
	reason text NOT NULL,
	note text NOT NULL,
	raw jsonb,
	state text DEFAULT 'open'::text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	decided_at timestamp with time zone,
	decision_note text DEFAULT ''::text NOT NULL,
	CONSTRAINT question_report_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT question_report_counts_check CHECK (((seed >= 0) AND (revision >= 0))),
	CONSTRAINT question_report_level_check CHECK ((level = ANY (ARRAY[1, 2, 3, 4]))),
	CONSTRAINT question_report_reason_check CHECK ((reason = ANY (ARRAY['wrong-key'::text, 'unclear'::text, 'figure'::text, 'explanation'::text, 'other'::text]))),
	CONSTRAINT question_report_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'rejected'::text])))
);--> statement-breakpoint
CREATE TABLE quiz (
	school_id uuid NOT NULL,
	assignment_id uuid NOT NULL,
	time_limit_ms bigint,
	navigation text NOT NULL,
	shuffle boolean NOT NULL,
	tries_allowed integer NOT NULL,
	grade_method text NOT NULL,
	grace_ms bigint NOT NULL,
	result_release text NOT NULL,
	shows_marks boolean NOT NULL,
	shows_right_answers boolean NOT NULL,
	shows_solutions boolean NOT NULL,
	paused_at timestamp with time zone,
	released_at timestamp with time zone,
	CONSTRAINT quiz_school_id_assignment_id_pk PRIMARY KEY (school_id, assignment_id),
	CONSTRAINT quiz_counts_check CHECK (((time_limit_ms > 0) AND (tries_allowed > 0) AND (grace_ms >= 0))),
	CONSTRAINT quiz_grade_method_check CHECK ((grade_method = ANY (ARRAY['highest'::text, 'last'::text, 'first'::text, 'average'::text]))),
	CONSTRAINT quiz_navigation_check CHECK ((navigation = ANY (ARRAY['free'::text, 'sequential'::text]))),
	CONSTRAINT quiz_result_release_check CHECK ((result_release = ANY (ARRAY['immediately'::text, 'after_close'::text, 'manual'::text])))
);--> statement-breakpoint
CREATE TABLE quiz_question (
	school_id uuid NOT NULL,
	assignment_id uuid NOT NULL,
	"position" integer NOT NULL,
	skill_id text NOT NULL,
	level integer NOT NULL,
	seed integer NOT NULL,
	content json NOT NULL,
	points integer NOT NULL,
	regrade text,
	accepted text[],
	CONSTRAINT quiz_question_school_id_assignment_id_position_pk PRIMARY KEY (school_id, assignment_id, "position"),
	CONSTRAINT quiz_question_accepted_check CHECK ((COALESCE((regrade = ANY (ARRAY['key'::text, 'also'::text])), false) = (accepted IS NOT NULL))),
	CONSTRAINT quiz_question_counts_check CHECK ((("position" >= 0) AND (seed >= 0) AND (points > 0))),
	CONSTRAINT quiz_question_level_check CHECK ((level = ANY (ARRAY[1, 2, 3, 4]))),
	CONSTRAINT quiz_question_regrade_check CHECK ((regrade = ANY (ARRAY['all_points'::text, 'dropped'::text, 'key'::text, 'also'::text])))
);--> statement-breakpoint
CREATE TABLE quiz_student (
	school_id uuid NOT NULL,
	assignment_id uuid NOT NULL,
	student_id uuid NOT NULL,
	extra_ms bigint DEFAULT 0 NOT NULL,
	extra_tries integer DEFAULT 0 NOT NULL,
	end_at timestamp with time zone,
	start_at timestamp with time zone,
	CONSTRAINT quiz_student_school_id_assignment_id_student_id_pk PRIMARY KEY (school_id, assignment_id, student_id),
	CONSTRAINT quiz_student_counts_check CHECK (((extra_ms >= 0) AND (extra_tries >= 0)))
);--> statement-breakpoint
CREATE TABLE quiz_try (
	school_id uuid NOT NULL,
	assignment_id uuid NOT NULL,
	student_id uuid NOT NULL,
	try_no integer NOT NULL,
	id uuid NOT NULL,
	started_at timestamp with time zone NOT NULL,
	paused_ms bigint DEFAULT 0 NOT NULL,
	submitted_at timestamp with time zone,
	accepted_at timestamp with time zone,
	ended_at timestamp with time zone,
	reached integer DEFAULT 0 NOT NULL,
	left_page integer DEFAULT 0 NOT NULL,
	CONSTRAINT quiz_try_school_id_assignment_id_student_id_try_no_pk PRIMARY KEY (school_id, assignment_id, student_id, try_no),
	CONSTRAINT quiz_try_counts_check CHECK (((try_no > 0) AND (paused_ms >= 0) AND (reached >= 0) AND (left_page >= 0)))
);--> statement-breakpoint
CREATE TABLE quiz_try_question (
	school_id uuid NOT NULL,
	assignment_id uuid NOT NULL,
	student_id uuid NOT NULL,
	try_no integer NOT NULL,
	"position" integer NOT NULL,
	quiz_position integer NOT NULL,
	question_id uuid NOT NULL,
	flagged boolean DEFAULT false NOT NULL,
	CONSTRAINT quiz_try_question_pk PRIMARY KEY (school_id, assignment_id, student_id, try_no, "position"),
	CONSTRAINT quiz_try_question_counts_check CHECK (((try_no >= 0) AND ("position" >= 0) AND (quiz_position >= 0)))
);--> statement-breakpoint
CREATE TABLE registration (
	id uuid NOT NULL,
	kind text NOT NULL,
	state text DEFAULT 'pending'::text NOT NULL,
	first_name text NOT NULL,
	last_name text NOT NULL,
	phone text NOT NULL,
	username text NOT NULL,
	password_hash text,
	school_title text NOT NULL,
	province_code text,
	note text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	decided_at timestamp with time zone,
	decision_actor text,
	decision_note text,
	account_id uuid,
	terms_version integer,
	CONSTRAINT registration_pkey PRIMARY KEY (id),
	CONSTRAINT registration_kind_check CHECK ((kind = ANY (ARRAY['teacher'::text, 'school'::text, 'interest'::text]))),
	CONSTRAINT registration_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'confirmed'::text, 'refused'::text]))),
	CONSTRAINT registration_terms_check CHECK ((terms_version > 0))
);--> statement-breakpoint
CREATE TABLE reward_earning (
	school_id uuid NOT NULL,
	student_id uuid NOT NULL,
	kind text NOT NULL,
	reason_key text NOT NULL,
	steps integer NOT NULL,
	earned_at timestamp with time zone NOT NULL,
	CONSTRAINT reward_earning_school_id_student_id_kind_reason_key_pk PRIMARY KEY (school_id, student_id, kind, reason_key),
	CONSTRAINT reward_earning_kind_check CHECK ((kind = ANY (ARRAY['learned'::text, 'reviewed'::text, 'corrected'::text, 'hinted'::text, 'persevered'::text, 'understood'::text, 'returned'::text]))),
	CONSTRAINT reward_earning_steps_check CHECK ((steps >= 0))
);--> statement-breakpoint
CREATE TABLE roster_heading (
	school_id uuid NOT NULL,
	kind text NOT NULL,
	heading text NOT NULL,
	column_name text NOT NULL,
	CONSTRAINT roster_heading_school_id_kind_heading_pk PRIMARY KEY (school_id, kind, heading),
	CONSTRAINT roster_heading_column_name_check CHECK ((column_name = ANY (ARRAY['firstName'::text, 'lastName'::text, 'classTitle'::text, 'grade'::text, 'gender'::text, 'registrationCode'::text, 'phone'::text]))),
	CONSTRAINT roster_heading_kind_check CHECK ((kind = ANY (ARRAY['students'::text, 'teachers'::text])))
);--> statement-breakpoint
CREATE TABLE roster_import (
	school_id uuid NOT NULL,
	id uuid NOT NULL,
	kind text NOT NULL,
	file_name text NOT NULL,
	rows json,
	created_by uuid NOT NULL,
	created_at timestamp with time zone NOT NULL,
	hashed_count integer DEFAULT 0 NOT NULL,
	hash_total integer DEFAULT 0 NOT NULL,
	confirmed_at timestamp with time zone,
	made_people integer DEFAULT 0 NOT NULL,
	made_classes integer DEFAULT 0 NOT NULL,
	unread_headings json DEFAULT '[]'::json NOT NULL,
	CONSTRAINT roster_import_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT roster_import_counts_check CHECK (((hashed_count >= 0) AND (hash_total >= 0) AND (made_people >= 0) AND (made_classes >= 0))),
	CONSTRAINT roster_import_kind_check CHECK ((kind = ANY (ARRAY['students'::text, 'teachers'::text])))
);--> statement-breakpoint
CREATE TABLE schema_migration (
	made_at bigint NOT NULL,
	hash text NOT NULL,
	CONSTRAINT schema_migration_pkey PRIMARY KEY (made_at)
);--> statement-breakpoint
CREATE TABLE school (
	id uuid DEFAULT uuid_v7() NOT NULL,
	organization_id uuid,
	province_code text,
	title text NOT NULL,
	gamification_on boolean DEFAULT true NOT NULL,
	features text[] DEFAULT '{}'::text[] NOT NULL,
	created_at timestamp with time zone NOT NULL,
	archived_at timestamp with time zone,
	kind text DEFAULT 'school'::text NOT NULL,
	username_prefix text,
	last_username_number integer DEFAULT 0 NOT NULL,
	names_shown_to_organization boolean DEFAULT false NOT NULL,
	CONSTRAINT school_pkey PRIMARY KEY (id),
	CONSTRAINT school_kind_check CHECK ((kind = ANY (ARRAY['school'::text, 'personal'::text]))),
	CONSTRAINT school_place_check CHECK (
CASE kind
    WHEN 'personal'::text THEN ((province_code IS NULL) AND (organization_id IS NULL))
    ELSE (province_code IS NOT NULL)
END),
	CONSTRAINT school_username_number_check CHECK ((last_username_number >= 0))
);--> statement-breakpoint
CREATE TABLE school_host (
	host text NOT NULL,
	school_id uuid NOT NULL,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT school_host_pkey PRIMARY KEY (host),
	CONSTRAINT school_host_check CHECK ((host = lower(host)))
);--> statement-breakpoint
CREATE TABLE school_look (
	school_id uuid NOT NULL,
	color text,
	logo_id uuid,
	dark_logo_id uuid,
	changed_at timestamp with time zone NOT NULL,
	CONSTRAINT school_look_school_id_pk PRIMARY KEY (school_id),
	CONSTRAINT school_look_color_check CHECK ((color ~ '^#[0-9a-f]{6}$'::text)),
	CONSTRAINT school_look_dark_logo_check CHECK (((dark_logo_id IS NULL) OR (logo_id IS NOT NULL)))
);--> statement-breakpoint
CREATE TABLE school_overview (
	school_id uuid NOT NULL,
	classes_count integer NOT NULL,
	students_count integer NOT NULL,
	practiced_lately integer NOT NULL,
	open_homeworks integer NOT NULL,
	counted_at timestamp with time zone NOT NULL,
	CONSTRAINT school_overview_pkey PRIMARY KEY (school_id),
	CONSTRAINT school_overview_counts_check CHECK (((classes_count >= 0) AND (students_count >= 0) AND (practiced_lately >= 0) AND (open_homeworks >= 0)))
);--> statement-breakpoint
CREATE TABLE school_seat (
	school_id uuid NOT NULL,
	id uuid DEFAULT uuid_v7() NOT NULL,
	student_id uuid NOT NULL,
	plan_id uuid NOT NULL,
	starts_at timestamp with time zone NOT NULL,
	ends_at timestamp with time zone NOT NULL,
	released_at timestamp with time zone,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT school_seat_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT school_seat_span_check CHECK ((starts_at < ends_at))
);--> statement-breakpoint
CREATE TABLE school_week (
	school_id uuid NOT NULL,
	week timestamp with time zone NOT NULL,
	grade integer NOT NULL,
	members integer NOT NULL,
	students integer NOT NULL,
	answered integer NOT NULL,
	first_try_right integer NOT NULL,
	is_hidden boolean NOT NULL,
	counted_at timestamp with time zone NOT NULL,
	CONSTRAINT school_week_school_id_grade_week_pk PRIMARY KEY (school_id, grade, week),
	CONSTRAINT school_week_counts_check CHECK (((members >= 0) AND (students >= 0) AND (answered >= 0) AND (first_try_right >= 0))),
	CONSTRAINT school_week_grade_check CHECK ((grade = ANY (ARRAY[0, 3, 4, 5, 6])))
);--> statement-breakpoint
CREATE TABLE school_week_skill (
	school_id uuid NOT NULL,
	week timestamp with time zone NOT NULL,
	grade integer NOT NULL,
	skill_id text NOT NULL,
	students integer NOT NULL,
	answered integer NOT NULL,
	first_try_right integer NOT NULL,
	CONSTRAINT school_week_skill_school_id_grade_week_skill_id_pk PRIMARY KEY (school_id, grade, week, skill_id),
	CONSTRAINT school_week_skill_counts_check CHECK (((students >= 0) AND (answered >= 0) AND (first_try_right >= 0))),
	CONSTRAINT school_week_skill_grade_check CHECK ((grade = ANY (ARRAY[3, 4, 5, 6])))
);--> statement-breakpoint
CREATE TABLE school_year (
	id uuid DEFAULT uuid_v7() NOT NULL,
	title text NOT NULL,
	starts_on date NOT NULL,
	ends_on date NOT NULL,
	CONSTRAINT school_year_pkey PRIMARY KEY (id),
	CONSTRAINT school_year_title_unique UNIQUE (title),
	CONSTRAINT school_year_days_check CHECK ((starts_on < ends_on))
);--> statement-breakpoint
CREATE TABLE second_factor (
	account_id uuid NOT NULL,
	shared_key text NOT NULL,
	confirmed_at timestamp with time zone,
	used_step bigint NOT NULL,
	recovery text[] NOT NULL,
	CONSTRAINT second_factor_pkey PRIMARY KEY (account_id),
	CONSTRAINT second_factor_step_check CHECK ((used_step >= 0))
);--> statement-breakpoint
CREATE TABLE seen_example (
	school_id uuid NOT NULL,
	student_id uuid NOT NULL,
	skill_id text NOT NULL,
	seen_at timestamp with time zone NOT NULL,
	CONSTRAINT seen_example_school_id_student_id_skill_id_pk PRIMARY KEY (school_id, student_id, skill_id)
);--> statement-breakpoint
CREATE TABLE site_partner (
	id uuid NOT NULL,
	name text NOT NULL,
	picture_id uuid,
	"position" integer NOT NULL,
	created_at timestamp with time zone NOT NULL,
	removed_at timestamp with time zone,
	CONSTRAINT site_partner_pkey PRIMARY KEY (id),
	CONSTRAINT site_partner_position_check CHECK (("position" >= 0))
);--> statement-breakpoint
CREATE TABLE site_picture (
	id uuid NOT NULL,
	school_id uuid NOT NULL,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT site_picture_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE site_settings (
	id integer NOT NULL,
	phone text,
	email text,
	address text,
	social jsonb DEFAULT '[]'::jsonb NOT NULL,
	seals jsonb DEFAULT '[]'::jsonb NOT NULL,
	seller_name text,
	seller_code text,
	tax_percent integer,
	changed_at timestamp with time zone NOT NULL,
	CONSTRAINT site_settings_pkey PRIMARY KEY (id),
	CONSTRAINT site_settings_one_check CHECK ((id = 1)),
	CONSTRAINT site_settings_tax_check CHECK (((tax_percent >= 1) AND (tax_percent <= 50)))
);--> statement-breakpoint
CREATE TABLE skill_mastery (
	school_id uuid CONSTRAINT skill_standing_school_id_not_null NOT NULL,
	student_id uuid CONSTRAINT skill_standing_student_id_not_null NOT NULL,
	skill_id text CONSTRAINT skill_standing_skill_id_not_null NOT NULL,
	score double precision CONSTRAINT skill_standing_score_not_null NOT NULL,
	counted integer CONSTRAINT skill_standing_counted_not_null NOT NULL,
	tries integer CONSTRAINT skill_standing_tries_not_null NOT NULL,
	last_right boolean CONSTRAINT skill_standing_last_right_not_null NOT NULL,
	wrong_in_a_row integer CONSTRAINT skill_standing_wrong_in_a_row_not_null NOT NULL,
	below_in_a_row integer CONSTRAINT skill_standing_below_in_a_row_not_null NOT NULL,
	rating double precision CONSTRAINT skill_standing_rating_not_null NOT NULL,
	band text CONSTRAINT skill_standing_band_not_null NOT NULL,
	reviews_passed integer CONSTRAINT skill_standing_reviews_passed_not_null NOT NULL,
	estimate integer,
	last_at timestamp with time zone CONSTRAINT skill_standing_last_at_not_null NOT NULL,
	learned_at timestamp with time zone,
	CONSTRAINT skill_mastery_school_id_student_id_skill_id_pk PRIMARY KEY (school_id, student_id, skill_id),
	CONSTRAINT skill_mastery_band_check CHECK ((band = ANY (ARRAY['unseen'::text, 'starting'::text, 'learning'::text, 'near'::text, 'learned'::text, 'mastered'::text]))),
	CONSTRAINT skill_mastery_counts_check CHECK (((counted >= 0) AND (tries >= 0) AND (wrong_in_a_row >= 0) AND (below_in_a_row >= 0) AND (reviews_passed >= 0) AND (estimate >= 0))),
	CONSTRAINT skill_mastery_score_check CHECK (((score >= (0)::double precision) AND (score <= (1)::double precision)))
) WITH (fillfactor=80);--> statement-breakpoint
CREATE TABLE sms_outbox (
	id uuid DEFAULT uuid_v7() NOT NULL,
	phone text NOT NULL,
	body text NOT NULL,
	sent_at timestamp with time zone NOT NULL,
	status text DEFAULT 'sent'::text NOT NULL,
	tries integer DEFAULT 0 NOT NULL,
	next_try_at timestamp with time zone,
	expires_at timestamp with time zone,
	error text,
	CONSTRAINT sms_outbox_pkey PRIMARY KEY (id),
	CONSTRAINT sms_outbox_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'expired'::text]))),
	CONSTRAINT sms_outbox_tries_check CHECK ((tries >= 0))
);--> statement-breakpoint
CREATE TABLE stored_file (
	school_id uuid NOT NULL,
	id uuid DEFAULT uuid_v7() NOT NULL,
	owner_id uuid NOT NULL,
	name text NOT NULL,
	media_type text NOT NULL,
	size integer NOT NULL,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT stored_file_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT stored_file_count_check CHECK ((size >= 0)),
	CONSTRAINT stored_file_media_type_check CHECK ((media_type = ANY (ARRAY['application/pdf'::text, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'::text])))
);--> statement-breakpoint
CREATE TABLE student_activity (
	school_id uuid NOT NULL,
	assignment_id uuid NOT NULL,
	student_id uuid NOT NULL,
	"position" integer NOT NULL,
	opened_at timestamp with time zone NOT NULL,
	CONSTRAINT student_activity_pk PRIMARY KEY (school_id, assignment_id, student_id, "position"),
	CONSTRAINT student_activity_position_check CHECK (("position" >= 0))
);--> statement-breakpoint
CREATE TABLE student_assignment (
	school_id uuid CONSTRAINT student_homework_school_id_not_null NOT NULL,
	assignment_id uuid CONSTRAINT student_homework_homework_id_not_null NOT NULL,
	student_id uuid CONSTRAINT student_homework_student_id_not_null NOT NULL,
	own_end_at timestamp with time zone,
	excused_at timestamp with time zone,
	assigned_at timestamp with time zone,
	started_at timestamp with time zone,
	submitted_at timestamp with time zone,
	reviewed_at timestamp with time zone,
	reopened_at timestamp with time zone,
	last_activity_at timestamp with time zone,
	items_done integer DEFAULT 0 CONSTRAINT student_homework_items_done_not_null NOT NULL,
	first_try_right integer DEFAULT 0 CONSTRAINT student_homework_first_try_right_not_null NOT NULL,
	final_right integer DEFAULT 0 CONSTRAINT student_homework_final_right_not_null NOT NULL,
	hints_opened integer DEFAULT 0 CONSTRAINT student_homework_hints_opened_not_null NOT NULL,
	active_ms bigint DEFAULT 0 CONSTRAINT student_homework_active_ms_not_null NOT NULL,
	accepts_until timestamp with time zone CONSTRAINT student_homework_accepts_until_not_null NOT NULL,
	results_pending boolean DEFAULT false CONSTRAINT student_homework_results_pending_not_null NOT NULL,
	started_over integer DEFAULT 0 NOT NULL,
	items_total integer NOT NULL,
	results_at timestamp with time zone,
	own_start_at timestamp with time zone,
	open_position integer,
	CONSTRAINT student_assignment_school_id_assignment_id_student_id_pk PRIMARY KEY (school_id, assignment_id, student_id),
	CONSTRAINT student_assignment_counts_check CHECK (((open_position >= 0) AND (items_total >= 0) AND (items_done >= 0) AND (first_try_right >= 0) AND (final_right >= 0) AND (hints_opened >= 0) AND (active_ms >= 0) AND (started_over >= 0)))
) WITH (fillfactor=70);--> statement-breakpoint
CREATE TABLE student_note (
	school_id uuid NOT NULL,
	id uuid DEFAULT uuid_v7() NOT NULL,
	student_id uuid NOT NULL,
	author_id uuid NOT NULL,
	body text NOT NULL,
	version integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone NOT NULL,
	updated_at timestamp with time zone NOT NULL,
	removed_at timestamp with time zone,
	CONSTRAINT student_note_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT student_note_version_check CHECK ((version > 0))
);--> statement-breakpoint
CREATE TABLE student_skill_level (
	school_id uuid NOT NULL,
	student_id uuid NOT NULL,
	skill_id text NOT NULL,
	level text NOT NULL,
	explanation text NOT NULL,
	teacher_id uuid NOT NULL,
	set_at timestamp with time zone NOT NULL,
	CONSTRAINT student_skill_level_school_id_student_id_skill_id_pk PRIMARY KEY (school_id, student_id, skill_id),
	CONSTRAINT student_skill_level_level_check CHECK ((level = ANY (ARRAY['needs-work'::text, 'acceptable'::text, 'good'::text, 'very-good'::text])))
);--> statement-breakpoint
CREATE TABLE subscription (
	school_id uuid NOT NULL,
	id uuid DEFAULT uuid_v7() NOT NULL,
	student_id uuid NOT NULL,
	plan_id uuid NOT NULL,
	payment_id uuid NOT NULL,
	starts_at timestamp with time zone NOT NULL,
	ends_at timestamp with time zone NOT NULL,
	cancelled_at timestamp with time zone,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT subscription_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT subscription_span_check CHECK ((starts_at < ends_at))
);--> statement-breakpoint
CREATE TABLE survey (
	id uuid DEFAULT uuid_v7() NOT NULL,
	title text NOT NULL,
	intro text NOT NULL,
	roles text[] NOT NULL,
	grades integer[] NOT NULL,
	school_ids uuid[] NOT NULL,
	from_at timestamp with time zone NOT NULL,
	to_at timestamp with time zone NOT NULL,
	anonymous boolean NOT NULL,
	max_skips integer NOT NULL,
	questions json NOT NULL,
	created_at timestamp with time zone NOT NULL,
	state text DEFAULT 'active'::text NOT NULL,
	CONSTRAINT survey_pkey PRIMARY KEY (id),
	CONSTRAINT survey_counts_check CHECK ((max_skips >= 0)),
	CONSTRAINT survey_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'active'::text, 'closed'::text]))),
	CONSTRAINT survey_times_check CHECK ((from_at < to_at))
);--> statement-breakpoint
CREATE TABLE survey_response (
	school_id uuid NOT NULL,
	survey_id uuid NOT NULL,
	account_id uuid NOT NULL,
	skips integer DEFAULT 0 NOT NULL,
	submitted_at timestamp with time zone,
	answers json,
	duration_seconds integer,
	CONSTRAINT survey_response_school_id_survey_id_account_id_pk PRIMARY KEY (school_id, survey_id, account_id),
	CONSTRAINT survey_response_counts_check CHECK (((skips >= 0) AND (duration_seconds >= 0))),
	CONSTRAINT survey_response_submitted_check CHECK (((submitted_at IS NULL) = (answers IS NULL)))
);--> statement-breakpoint
CREATE TABLE throttle (
	key text NOT NULL,
	count integer NOT NULL,
	window_ends_at timestamp with time zone NOT NULL,
	CONSTRAINT throttle_pkey PRIMARY KEY (key),
	CONSTRAINT throttle_count_check CHECK ((count >= 0))
);--> statement-breakpoint
CREATE TABLE upload (
	school_id uuid NOT NULL,
	id uuid DEFAULT uuid_v7() NOT NULL,
	owner_id uuid NOT NULL,
	size integer NOT NULL,
	received integer NOT NULL,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT upload_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT upload_count_check CHECK (((size >= 0) AND (received >= 0)))
);--> statement-breakpoint
CREATE TABLE upload_chunk (
	school_id uuid NOT NULL,
	upload_id uuid NOT NULL,
	start_byte integer NOT NULL,
	CONSTRAINT upload_chunk_school_id_upload_id_start_byte_pk PRIMARY KEY (school_id, upload_id, start_byte),
	CONSTRAINT upload_chunk_count_check CHECK ((start_byte >= 0))
);--> statement-breakpoint
CREATE TABLE visitor_message (
	id uuid NOT NULL,
	kind text NOT NULL,
	webinar_key text NOT NULL,
	name text NOT NULL,
	phone text NOT NULL,
	message text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	handled_at timestamp with time zone,
	state text DEFAULT 'new'::text NOT NULL,
	handled_actor text,
	CONSTRAINT visitor_message_pkey PRIMARY KEY (id),
	CONSTRAINT visitor_message_handled_check CHECK (((state = 'new'::text) = (handled_at IS NULL))),
	CONSTRAINT visitor_message_kind_check CHECK ((kind = ANY (ARRAY['contact'::text, 'webinar'::text, 'agent'::text]))),
	CONSTRAINT visitor_message_state_check CHECK ((state = ANY (ARRAY['new'::text, 'answered'::text, 'closed'::text])))
);--> statement-breakpoint
CREATE TABLE waiting_answer (
	school_id uuid NOT NULL,
	id uuid NOT NULL,
	student_id uuid NOT NULL,
	assignment_id uuid NOT NULL,
	question_id uuid NOT NULL,
	answered_at timestamp with time zone NOT NULL,
	decided_at timestamp with time zone,
	decided_by uuid,
	counts boolean,
	counted_as uuid,
	CONSTRAINT waiting_answer_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT waiting_answer_decision_check CHECK ((((decided_at IS NULL) = (counts IS NULL)) AND ((counted_as IS NULL) OR counts)))
);--> statement-breakpoint
CREATE TABLE warm_up (
	school_id uuid NOT NULL,
	student_id uuid NOT NULL,
	day date NOT NULL,
	facts jsonb NOT NULL,
	tries jsonb NOT NULL,
	begun_at timestamp with time zone NOT NULL,
	done_at timestamp with time zone,
	CONSTRAINT warm_up_school_id_student_id_day_pk PRIMARY KEY (school_id, student_id, day)
);--> statement-breakpoint
CREATE TABLE webinar (
	id uuid NOT NULL,
	title text NOT NULL,
	summary text NOT NULL,
	starts_at timestamp with time zone NOT NULL,
	ends_at timestamp with time zone NOT NULL,
	place text NOT NULL,
	agenda jsonb DEFAULT '[]'::jsonb NOT NULL,
	created_at timestamp with time zone NOT NULL,
	changed_at timestamp with time zone NOT NULL,
	removed_at timestamp with time zone,
	CONSTRAINT webinar_pkey PRIMARY KEY (id),
	CONSTRAINT webinar_times_check CHECK ((starts_at < ends_at))
);--> statement-breakpoint
CREATE TABLE withdrawn_form (
	skill_id text NOT NULL,
	level integer NOT NULL,
	revision integer NOT NULL,
	note text NOT NULL,
	withdrawn_at timestamp with time zone NOT NULL,
	CONSTRAINT withdrawn_form_skill_id_level_pk PRIMARY KEY (skill_id, level),
	CONSTRAINT withdrawn_form_counts_check CHECK ((revision >= 0)),
	CONSTRAINT withdrawn_form_level_check CHECK ((level = ANY (ARRAY[1, 2, 3, 4])))
);--> statement-breakpoint
CREATE TABLE year_rollover (
	school_id uuid NOT NULL,
	id uuid NOT NULL,
	from_year_id uuid NOT NULL,
	to_year_id uuid NOT NULL,
	teacher_rule text NOT NULL,
	committed_at timestamp with time zone NOT NULL,
	committed_by uuid NOT NULL,
	undone_at timestamp with time zone,
	undone_by uuid,
	CONSTRAINT year_rollover_school_id_id_pk PRIMARY KEY (school_id, id),
	CONSTRAINT year_rollover_teacher_rule_check CHECK ((teacher_rule = ANY (ARRAY['grade'::text, 'class'::text, 'none'::text])))
);--> statement-breakpoint
CREATE TABLE attempt_default PARTITION OF attempt DEFAULT;--> statement-breakpoint
ALTER TABLE account
	ADD CONSTRAINT account_organization_id_organization_id_fk FOREIGN KEY (organization_id) REFERENCES organization(id),
	ADD CONSTRAINT account_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE account_session
	ADD CONSTRAINT account_session_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE answer_archive
	ADD CONSTRAINT answer_archive_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE assignment
	ADD CONSTRAINT assignment_class_fk FOREIGN KEY (school_id, class_id) REFERENCES class(school_id, id),
	ADD CONSTRAINT assignment_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT assignment_teacher_id_account_id_fk FOREIGN KEY (teacher_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE assignment_activity
	ADD CONSTRAINT assignment_activity_assignment_fk FOREIGN KEY (school_id, assignment_id) REFERENCES assignment(school_id, id),
	ADD CONSTRAINT assignment_activity_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE assignment_group
	ADD CONSTRAINT assignment_group_assignment_fk FOREIGN KEY (school_id, assignment_id) REFERENCES assignment(school_id, id),
	ADD CONSTRAINT assignment_group_group_fk FOREIGN KEY (school_id, group_id) REFERENCES class_group(school_id, id),
	ADD CONSTRAINT assignment_group_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE assignment_group_student
	ADD CONSTRAINT assignment_group_student_group_fk FOREIGN KEY (school_id, assignment_id, "position") REFERENCES assignment_group(school_id, assignment_id, "position"),
	ADD CONSTRAINT assignment_group_student_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT assignment_group_student_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE assignment_skill
	ADD CONSTRAINT assignment_skill_assignment_fk FOREIGN KEY (school_id, assignment_id) REFERENCES assignment(school_id, id),
	ADD CONSTRAINT assignment_skill_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE attempt
	ADD CONSTRAINT attempt_question_fk FOREIGN KEY (school_id, question_id) REFERENCES question(school_id, id);--> statement-breakpoint
ALTER TABLE badge_award
	ADD CONSTRAINT badge_award_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT badge_award_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE chat
	ADD CONSTRAINT chat_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES account(id),
	ADD CONSTRAINT chat_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE chat_message
	ADD CONSTRAINT chat_message_chat_fk FOREIGN KEY (school_id, account_id) REFERENCES chat(school_id, account_id),
	ADD CONSTRAINT chat_message_sender_id_account_id_fk FOREIGN KEY (sender_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE class
	ADD CONSTRAINT class_archived_by_rollover_fk FOREIGN KEY (school_id, archived_by_rollover_id) REFERENCES year_rollover(school_id, id),
	ADD CONSTRAINT class_made_by_rollover_fk FOREIGN KEY (school_id, made_by_rollover_id) REFERENCES year_rollover(school_id, id),
	ADD CONSTRAINT class_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT class_school_year_id_school_year_id_fk FOREIGN KEY (school_year_id) REFERENCES school_year(id);--> statement-breakpoint
ALTER TABLE class_code
	ADD CONSTRAINT class_code_created_by_account_id_fk FOREIGN KEY (created_by) REFERENCES account(id),
	ADD CONSTRAINT class_code_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE class_group
	ADD CONSTRAINT class_group_class_fk FOREIGN KEY (school_id, class_id) REFERENCES class(school_id, id),
	ADD CONSTRAINT class_group_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE class_group_student
	ADD CONSTRAINT class_group_student_group_fk FOREIGN KEY (school_id, group_id) REFERENCES class_group(school_id, id),
	ADD CONSTRAINT class_group_student_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT class_group_student_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE class_message
	ADD CONSTRAINT class_message_author_id_account_id_fk FOREIGN KEY (author_id) REFERENCES account(id),
	ADD CONSTRAINT class_message_class_fk FOREIGN KEY (school_id, class_id) REFERENCES class(school_id, id),
	ADD CONSTRAINT class_message_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE class_message_attachment
	ADD CONSTRAINT class_message_attachment_message_fk FOREIGN KEY (school_id, message_id) REFERENCES class_message(school_id, id),
	ADD CONSTRAINT class_message_attachment_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE class_message_reader
	ADD CONSTRAINT class_message_reader_message_fk FOREIGN KEY (school_id, message_id) REFERENCES class_message(school_id, id),
	ADD CONSTRAINT class_message_reader_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT class_message_reader_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE class_teacher
	ADD CONSTRAINT class_teacher_class_fk FOREIGN KEY (school_id, class_id) REFERENCES class(school_id, id),
	ADD CONSTRAINT class_teacher_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT class_teacher_teacher_id_account_id_fk FOREIGN KEY (teacher_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE closed_pointer
	ADD CONSTRAINT closed_pointer_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES account(id),
	ADD CONSTRAINT closed_pointer_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE comment
	ADD CONSTRAINT comment_assignment_fk FOREIGN KEY (school_id, assignment_id) REFERENCES assignment(school_id, id),
	ADD CONSTRAINT comment_author_id_account_id_fk FOREIGN KEY (author_id) REFERENCES account(id),
	ADD CONSTRAINT comment_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT comment_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE demo_class
	ADD CONSTRAINT demo_class_class_fk FOREIGN KEY (school_id, class_id) REFERENCES class(school_id, id);--> statement-breakpoint
ALTER TABLE discount_code
	ADD CONSTRAINT discount_code_plan_id_plan_id_fk FOREIGN KEY (plan_id) REFERENCES plan(id);--> statement-breakpoint
ALTER TABLE enrolment
	ADD CONSTRAINT enrolment_class_fk FOREIGN KEY (school_id, class_id) REFERENCES class(school_id, id),
	ADD CONSTRAINT enrolment_ended_by_rollover_fk FOREIGN KEY (school_id, ended_by_rollover_id) REFERENCES year_rollover(school_id, id),
	ADD CONSTRAINT enrolment_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT enrolment_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE fact_memory
	ADD CONSTRAINT fact_memory_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT fact_memory_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE image
	ADD CONSTRAINT image_owner_id_account_id_fk FOREIGN KEY (owner_id) REFERENCES account(id),
	ADD CONSTRAINT image_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE lab_event
	ADD CONSTRAINT lab_event_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES account(id),
	ADD CONSTRAINT lab_event_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE live_event
	ADD CONSTRAINT live_event_receiver FOREIGN KEY (school_id, account_id) REFERENCES live_receiver(school_id, account_id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE live_event_scheduled
	ADD CONSTRAINT live_event_scheduled_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE live_receiver
	ADD CONSTRAINT live_receiver_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES account(id),
	ADD CONSTRAINT live_receiver_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE maze_day
	ADD CONSTRAINT maze_day_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT maze_day_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE notification
	ADD CONSTRAINT notification_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES account(id),
	ADD CONSTRAINT notification_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE notification_mute
	ADD CONSTRAINT notification_mute_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES account(id),
	ADD CONSTRAINT notification_mute_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE parent_link
	ADD CONSTRAINT parent_link_created_by_account_id_fk FOREIGN KEY (created_by) REFERENCES account(id),
	ADD CONSTRAINT parent_link_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT parent_link_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE parent_sms
	ADD CONSTRAINT parent_sms_link_fk FOREIGN KEY (school_id, link_id) REFERENCES parent_link(school_id, id),
	ADD CONSTRAINT parent_sms_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE password_reset
	ADD CONSTRAINT password_reset_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE payment
	ADD CONSTRAINT payment_discount_code_id_discount_code_id_fk FOREIGN KEY (discount_code_id) REFERENCES discount_code(id),
	ADD CONSTRAINT payment_plan_id_plan_id_fk FOREIGN KEY (plan_id) REFERENCES plan(id),
	ADD CONSTRAINT payment_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT payment_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE payment_event
	ADD CONSTRAINT payment_event_payment_fk FOREIGN KEY (school_id, payment_id) REFERENCES payment(school_id, id),
	ADD CONSTRAINT payment_event_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE placement
	ADD CONSTRAINT placement_asked_by_account_id_fk FOREIGN KEY (asked_by) REFERENCES account(id),
	ADD CONSTRAINT placement_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT placement_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE practice_session
	ADD CONSTRAINT practice_session_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT practice_session_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE pre_order
	ADD CONSTRAINT pre_order_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES account(id),
	ADD CONSTRAINT pre_order_plan_id_plan_id_fk FOREIGN KEY (plan_id) REFERENCES plan(id);--> statement-breakpoint
ALTER TABLE pre_order_event
	ADD CONSTRAINT pre_order_event_pre_order_id_pre_order_id_fk FOREIGN KEY (pre_order_id) REFERENCES pre_order(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE push_subscription
	ADD CONSTRAINT push_subscription_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES account(id),
	ADD CONSTRAINT push_subscription_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE question
	ADD CONSTRAINT question_assignment_fk FOREIGN KEY (school_id, assignment_id) REFERENCES assignment(school_id, id),
	ADD CONSTRAINT question_former_assignment_fk FOREIGN KEY (school_id, former_assignment_id) REFERENCES assignment(school_id, id),
	ADD CONSTRAINT question_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT question_session_fk FOREIGN KEY (school_id, session_id) REFERENCES practice_session(school_id, id),
	ADD CONSTRAINT question_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE question_report
	ADD CONSTRAINT question_report_question_fk FOREIGN KEY (school_id, question_id) REFERENCES question(school_id, id),
	ADD CONSTRAINT question_report_reporter_id_account_id_fk FOREIGN KEY (reporter_id) REFERENCES account(id),
	ADD CONSTRAINT question_report_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE quiz
	ADD CONSTRAINT quiz_assignment_fk FOREIGN KEY (school_id, assignment_id) REFERENCES assignment(school_id, id),
	ADD CONSTRAINT quiz_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE quiz_question
	ADD CONSTRAINT quiz_question_quiz_fk FOREIGN KEY (school_id, assignment_id) REFERENCES quiz(school_id, assignment_id),
	ADD CONSTRAINT quiz_question_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE quiz_student
	ADD CONSTRAINT quiz_student_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT quiz_student_submission_fk FOREIGN KEY (school_id, assignment_id, student_id) REFERENCES student_assignment(school_id, assignment_id, student_id);--> statement-breakpoint
ALTER TABLE quiz_try
	ADD CONSTRAINT quiz_try_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT quiz_try_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id),
	ADD CONSTRAINT quiz_try_submission_fk FOREIGN KEY (school_id, assignment_id, student_id) REFERENCES student_assignment(school_id, assignment_id, student_id);--> statement-breakpoint
ALTER TABLE quiz_try_question
	ADD CONSTRAINT quiz_try_question_question_fk FOREIGN KEY (school_id, question_id) REFERENCES question(school_id, id),
	ADD CONSTRAINT quiz_try_question_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT quiz_try_question_try_fk FOREIGN KEY (school_id, assignment_id, student_id, try_no) REFERENCES quiz_try(school_id, assignment_id, student_id, try_no);--> statement-breakpoint
ALTER TABLE registration
	ADD CONSTRAINT registration_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES account(id),
	ADD CONSTRAINT registration_province_code_province_code_fk FOREIGN KEY (province_code) REFERENCES province(code);--> statement-breakpoint
ALTER TABLE roster_heading
	ADD CONSTRAINT roster_heading_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE roster_import
	ADD CONSTRAINT roster_import_created_by_account_id_fk FOREIGN KEY (created_by) REFERENCES account(id),
	ADD CONSTRAINT roster_import_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE school
	ADD CONSTRAINT school_organization_id_organization_id_fk FOREIGN KEY (organization_id) REFERENCES organization(id),
	ADD CONSTRAINT school_province_code_province_code_fk FOREIGN KEY (province_code) REFERENCES province(code);--> statement-breakpoint
ALTER TABLE school_host
	ADD CONSTRAINT school_host_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE school_look
	ADD CONSTRAINT school_look_school_id_dark_logo_id_image_school_id_id_fk FOREIGN KEY (school_id, dark_logo_id) REFERENCES image(school_id, id),
	ADD CONSTRAINT school_look_school_id_logo_id_image_school_id_id_fk FOREIGN KEY (school_id, logo_id) REFERENCES image(school_id, id),
	ADD CONSTRAINT school_look_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE school_overview
	ADD CONSTRAINT school_overview_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE school_seat
	ADD CONSTRAINT school_seat_plan_id_plan_id_fk FOREIGN KEY (plan_id) REFERENCES plan(id),
	ADD CONSTRAINT school_seat_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT school_seat_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE school_week
	ADD CONSTRAINT school_week_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE school_week_skill
	ADD CONSTRAINT school_week_skill_week_fk FOREIGN KEY (school_id, grade, week) REFERENCES school_week(school_id, grade, week) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE second_factor
	ADD CONSTRAINT second_factor_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE seen_example
	ADD CONSTRAINT seen_example_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT seen_example_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE site_picture
	ADD CONSTRAINT site_picture_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE stored_file
	ADD CONSTRAINT stored_file_owner_id_account_id_fk FOREIGN KEY (owner_id) REFERENCES account(id),
	ADD CONSTRAINT stored_file_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE student_activity
	ADD CONSTRAINT student_activity_activity_fk FOREIGN KEY (school_id, assignment_id, "position") REFERENCES assignment_activity(school_id, assignment_id, "position"),
	ADD CONSTRAINT student_activity_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT student_activity_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE student_assignment
	ADD CONSTRAINT student_assignment_assignment_fk FOREIGN KEY (school_id, assignment_id) REFERENCES assignment(school_id, id),
	ADD CONSTRAINT student_assignment_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT student_assignment_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE student_note
	ADD CONSTRAINT student_note_author_id_account_id_fk FOREIGN KEY (author_id) REFERENCES account(id),
	ADD CONSTRAINT student_note_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT student_note_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE student_skill_level
	ADD CONSTRAINT student_skill_level_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT student_skill_level_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id),
	ADD CONSTRAINT student_skill_level_teacher_id_account_id_fk FOREIGN KEY (teacher_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE subscription
	ADD CONSTRAINT subscription_payment_fk FOREIGN KEY (school_id, payment_id) REFERENCES payment(school_id, id),
	ADD CONSTRAINT subscription_plan_id_plan_id_fk FOREIGN KEY (plan_id) REFERENCES plan(id),
	ADD CONSTRAINT subscription_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT subscription_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE survey_response
	ADD CONSTRAINT survey_response_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES account(id),
	ADD CONSTRAINT survey_response_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT survey_response_survey_id_survey_id_fk FOREIGN KEY (survey_id) REFERENCES survey(id);--> statement-breakpoint
ALTER TABLE upload
	ADD CONSTRAINT upload_owner_id_account_id_fk FOREIGN KEY (owner_id) REFERENCES account(id),
	ADD CONSTRAINT upload_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id);--> statement-breakpoint
ALTER TABLE waiting_answer
	ADD CONSTRAINT waiting_answer_assignment_fk FOREIGN KEY (school_id, assignment_id) REFERENCES assignment(school_id, id),
	ADD CONSTRAINT waiting_answer_decided_by_account_id_fk FOREIGN KEY (decided_by) REFERENCES account(id),
	ADD CONSTRAINT waiting_answer_question_fk FOREIGN KEY (school_id, question_id) REFERENCES question(school_id, id),
	ADD CONSTRAINT waiting_answer_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT waiting_answer_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE warm_up
	ADD CONSTRAINT warm_up_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT warm_up_student_id_account_id_fk FOREIGN KEY (student_id) REFERENCES account(id);--> statement-breakpoint
ALTER TABLE year_rollover
	ADD CONSTRAINT year_rollover_committed_by_account_id_fk FOREIGN KEY (committed_by) REFERENCES account(id),
	ADD CONSTRAINT year_rollover_from_year_id_school_year_id_fk FOREIGN KEY (from_year_id) REFERENCES school_year(id),
	ADD CONSTRAINT year_rollover_school_id_school_id_fk FOREIGN KEY (school_id) REFERENCES school(id),
	ADD CONSTRAINT year_rollover_to_year_id_school_year_id_fk FOREIGN KEY (to_year_id) REFERENCES school_year(id),
	ADD CONSTRAINT year_rollover_undone_by_account_id_fk FOREIGN KEY (undone_by) REFERENCES account(id);--> statement-breakpoint
CREATE INDEX account_deletion_due_at_index ON public.account USING btree (deletion_due_at);--> statement-breakpoint
CREATE INDEX account_name_words ON public.account USING gin (to_tsvector('simple'::regconfig, ((translate(((((first_name || ' '::text) || last_name) || ' '::text) || username), 'يىئكآأإٱةۀؤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹-._‌ًٌٍَُِّْٰٓٔـ'::text, 'یییکااااههو01234567890123456789    '::text) || ' '::text) || translate(((((first_name || ' '::text) || last_name) || ' '::text) || username), 'يىئكآأإٱةۀؤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹-._‌ًٌٍَُِّْٰٓٔـ'::text, 'یییکااااههو01234567890123456789   '::text))));--> statement-breakpoint
CREATE INDEX account_phone_hash_index ON public.account USING btree (phone_hash);--> statement-breakpoint
CREATE INDEX account_phone_tail_hash_index ON public.account USING btree (phone_tail_hash);--> statement-breakpoint
CREATE UNIQUE INDEX account_registration_code ON public.account USING btree (school_id, registration_code);--> statement-breakpoint
CREATE INDEX account_school_id_role_index ON public.account USING btree (school_id, role);--> statement-breakpoint
CREATE INDEX account_session_account_id_index ON public.account_session USING btree (account_id);--> statement-breakpoint
CREATE INDEX account_session_expires_at_index ON public.account_session USING btree (expires_at);--> statement-breakpoint
CREATE INDEX assignment_group_school_id_group_id_index ON public.assignment_group USING btree (school_id, group_id);--> statement-breakpoint
CREATE INDEX assignment_school_id_class_id_start_at_index ON public.assignment USING btree (school_id, class_id, start_at);--> statement-breakpoint
CREATE INDEX assignment_school_id_teacher_id_created_at_index ON public.assignment USING btree (school_id, teacher_id, created_at);--> statement-breakpoint
CREATE INDEX attempt_mistake ON public.attempt USING btree (school_id, assignment_id, skill_id, misconception_id) WHERE (misconception_id IS NOT NULL);--> statement-breakpoint
CREATE INDEX attempt_mistake_of_child ON public.attempt USING btree (school_id, student_id, skill_id, misconception_id) WHERE (misconception_id IS NOT NULL);--> statement-breakpoint
CREATE INDEX attempt_school_id_question_id_answered_at_index ON public.attempt USING btree (school_id, question_id, answered_at);--> statement-breakpoint
CREATE INDEX audit_event_actor_at_index ON public.audit_event USING btree (actor, at);--> statement-breakpoint
CREATE INDEX audit_event_at_index ON public.audit_event USING btree (at);--> statement-breakpoint
CREATE INDEX audit_event_target_at_index ON public.audit_event USING btree (target, at);--> statement-breakpoint
CREATE INDEX chat_message_image ON public.chat_message USING btree (image_id) WHERE (image_id IS NOT NULL);--> statement-breakpoint
CREATE INDEX chat_message_newest ON public.chat_message USING btree (sent_at);--> statement-breakpoint
CREATE UNIQUE INDEX chat_message_place ON public.chat_message USING btree (school_id, account_id, seq);--> statement-breakpoint
CREATE INDEX chat_message_search ON public.chat_message USING gin (search_words) WITH (fastupdate='false');--> statement-breakpoint
CREATE INDEX chat_newest ON public.chat USING btree (changed_at);--> statement-breakpoint
CREATE INDEX chat_school_id_changed_at_index ON public.chat USING btree (school_id, changed_at);--> statement-breakpoint
CREATE INDEX chat_waiting ON public.chat USING btree (school_id, account_id) WHERE (last_seq > support_read_seq);--> statement-breakpoint
CREATE INDEX class_code_school_id_class_id_index ON public.class_code USING btree (school_id, class_id);--> statement-breakpoint
CREATE INDEX class_group_school_id_class_id_index ON public.class_group USING btree (school_id, class_id);--> statement-breakpoint
CREATE INDEX class_group_student_school_id_student_id_index ON public.class_group_student USING btree (school_id, student_id);--> statement-breakpoint
CREATE INDEX class_message_attachment_school_id_message_id_index ON public.class_message_attachment USING btree (school_id, message_id);--> statement-breakpoint
CREATE INDEX class_message_reader_school_id_student_id_index ON public.class_message_reader USING btree (school_id, student_id);--> statement-breakpoint
CREATE INDEX class_message_school_id_class_id_publish_at_index ON public.class_message USING btree (school_id, class_id, publish_at);--> statement-breakpoint
CREATE INDEX class_school_id_grade_index ON public.class USING btree (school_id, grade);--> statement-breakpoint
CREATE INDEX class_teacher_school_id_class_id_index ON public.class_teacher USING btree (school_id, class_id);--> statement-breakpoint
CREATE INDEX class_teacher_school_id_teacher_id_class_id_index ON public.class_teacher USING btree (school_id, teacher_id, class_id);--> statement-breakpoint
CREATE INDEX comment_school_id_assignment_id_student_id_index ON public.comment USING btree (school_id, assignment_id, student_id);--> statement-breakpoint
CREATE INDEX enrolment_school_id_class_id_state_index ON public.enrolment USING btree (school_id, class_id, state);--> statement-breakpoint
CREATE INDEX enrolment_school_id_student_id_state_index ON public.enrolment USING btree (school_id, student_id, state);--> statement-breakpoint
CREATE UNIQUE INDEX help_alert_once_a_day ON public.help_alert USING btree (school_id, student_id, skill_id, raised_on);--> statement-breakpoint
CREATE INDEX help_alert_school_id_student_id_raised_at_index ON public.help_alert USING btree (school_id, student_id, raised_at);--> statement-breakpoint
CREATE INDEX job_application_created_at_index ON public.job_application USING btree (created_at);--> statement-breakpoint
CREATE INDEX lab_event_school_id_account_id_created_at_index ON public.lab_event USING btree (school_id, account_id, created_at);--> statement-breakpoint
CREATE UNIQUE INDEX notification_cause ON public.notification USING btree (school_id, kind, cause, account_id);--> statement-breakpoint
CREATE INDEX notification_school_id_account_id_created_at_index ON public.notification USING btree (school_id, account_id, created_at);--> statement-breakpoint
CREATE INDEX notification_school_id_assignment_id_index ON public.notification USING btree (school_id, assignment_id);--> statement-breakpoint
CREATE INDEX one_time_code_expires_at_index ON public.one_time_code USING btree (expires_at);--> statement-breakpoint
CREATE INDEX one_time_code_phone_hash_sent_at_index ON public.one_time_code USING btree (phone_hash, sent_at);--> statement-breakpoint
CREATE INDEX parent_link_school_id_student_id_index ON public.parent_link USING btree (school_id, student_id);--> statement-breakpoint
CREATE UNIQUE INDEX parent_link_school_id_token_hash_index ON public.parent_link USING btree (school_id, token_hash);--> statement-breakpoint
CREATE UNIQUE INDEX parent_sms_link ON public.parent_sms USING btree (school_id, link_id);--> statement-breakpoint
CREATE INDEX password_reset_expires_at_index ON public.password_reset USING btree (expires_at);--> statement-breakpoint
CREATE UNIQUE INDEX payment_authority ON public.payment USING btree (school_id, authority);--> statement-breakpoint
CREATE INDEX payment_event_school_id_payment_id_index ON public.payment_event USING btree (school_id, payment_id);--> statement-breakpoint
CREATE UNIQUE INDEX payment_order_no ON public.payment USING btree (school_id, order_no);--> statement-breakpoint
CREATE INDEX payment_school_id_state_updated_at_index ON public.payment USING btree (school_id, state, updated_at);--> statement-breakpoint
CREATE INDEX payment_school_id_student_id_created_at_index ON public.payment USING btree (school_id, student_id, created_at);--> statement-breakpoint
CREATE INDEX practice_session_school_id_student_id_created_at_index ON public.practice_session USING btree (school_id, student_id, created_at);--> statement-breakpoint
CREATE INDEX pre_order_account_id_index ON public.pre_order USING btree (account_id);--> statement-breakpoint
CREATE INDEX pre_order_created_at_index ON public.pre_order USING btree (created_at);--> statement-breakpoint
CREATE INDEX pre_order_event_pre_order_id_created_at_index ON public.pre_order_event USING btree (pre_order_id, created_at);--> statement-breakpoint
CREATE UNIQUE INDEX pre_order_open ON public.pre_order USING btree (phone_hash, COALESCE(plan_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE (state = ANY (ARRAY['requested'::text, 'contacted'::text, 'confirmed'::text]));--> statement-breakpoint
CREATE INDEX pre_order_state_created_at_index ON public.pre_order USING btree (state, created_at);--> statement-breakpoint
CREATE UNIQUE INDEX question_place ON public.question USING btree (school_id, assignment_id, student_id, "position") WHERE (similar_to IS NULL);--> statement-breakpoint
CREATE INDEX question_report_school_id_reporter_id_created_at_index ON public.question_report USING btree (school_id, reporter_id, created_at);--> statement-breakpoint
CREATE INDEX question_report_school_id_state_created_at_index ON public.question_report USING btree (school_id, state, created_at);--> statement-breakpoint
CREATE INDEX question_school_id_student_id_skill_id_created_at_index ON public.question USING btree (school_id, student_id, skill_id, created_at);--> statement-breakpoint
CREATE UNIQUE INDEX question_session_place ON public.question USING btree (school_id, session_id, "position") WHERE (session_id IS NOT NULL);--> statement-breakpoint
CREATE UNIQUE INDEX question_similar ON public.question USING btree (school_id, similar_to) WHERE (similar_to IS NOT NULL);--> statement-breakpoint
CREATE INDEX question_withdrawn ON public.question USING btree (school_id, id) WHERE (withdrawn_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX question_without_content ON public.question USING btree (school_id, id) WHERE (content IS NULL);--> statement-breakpoint
CREATE UNIQUE INDEX quiz_try_id ON public.quiz_try USING btree (school_id, id);--> statement-breakpoint
CREATE UNIQUE INDEX quiz_try_running ON public.quiz_try USING btree (school_id, assignment_id, student_id) WHERE ((submitted_at IS NULL) AND (ended_at IS NULL));--> statement-breakpoint
CREATE INDEX registration_created_at_index ON public.registration USING btree (created_at);--> statement-breakpoint
CREATE INDEX registration_state_created_at_index ON public.registration USING btree (state, created_at);--> statement-breakpoint
CREATE INDEX registration_username_index ON public.registration USING btree (username);--> statement-breakpoint
CREATE INDEX reward_earning_school_id_student_id_earned_at_index ON public.reward_earning USING btree (school_id, student_id, earned_at);--> statement-breakpoint
CREATE INDEX roster_import_school_id_created_at_index ON public.roster_import USING btree (school_id, created_at);--> statement-breakpoint
CREATE INDEX school_host_school_id_index ON public.school_host USING btree (school_id);--> statement-breakpoint
CREATE INDEX school_organization_id_index ON public.school USING btree (organization_id);--> statement-breakpoint
CREATE INDEX school_province_code_index ON public.school USING btree (province_code);--> statement-breakpoint
CREATE UNIQUE INDEX school_seat_student ON public.school_seat USING btree (school_id, student_id) WHERE (released_at IS NULL);--> statement-breakpoint
CREATE UNIQUE INDEX school_username_prefix ON public.school USING btree (username_prefix);--> statement-breakpoint
CREATE INDEX sms_outbox_sent_at_index ON public.sms_outbox USING btree (sent_at);--> statement-breakpoint
CREATE INDEX sms_outbox_status_next_try_at_index ON public.sms_outbox USING btree (status, next_try_at);--> statement-breakpoint
CREATE INDEX student_assignment_pending ON public.student_assignment USING btree (school_id, student_id) WHERE results_pending;--> statement-breakpoint
CREATE INDEX student_assignment_school_id_student_id_assignment_id_index ON public.student_assignment USING btree (school_id, student_id, assignment_id);--> statement-breakpoint
CREATE INDEX student_note_school_id_student_id_created_at_index ON public.student_note USING btree (school_id, student_id, created_at);--> statement-breakpoint
CREATE UNIQUE INDEX subscription_payment ON public.subscription USING btree (school_id, payment_id);--> statement-breakpoint
CREATE INDEX subscription_school_id_student_id_ends_at_index ON public.subscription USING btree (school_id, student_id, ends_at);--> statement-breakpoint
CREATE INDEX survey_response_school_id_account_id_index ON public.survey_response USING btree (school_id, account_id);--> statement-breakpoint
CREATE INDEX throttle_window_ends_at_index ON public.throttle USING btree (window_ends_at);--> statement-breakpoint
CREATE INDEX upload_school_id_owner_id_index ON public.upload USING btree (school_id, owner_id);--> statement-breakpoint
CREATE INDEX visitor_message_created_at_index ON public.visitor_message USING btree (created_at);--> statement-breakpoint
CREATE INDEX waiting_answer_school_id_assignment_id_student_id_index ON public.waiting_answer USING btree (school_id, assignment_id, student_id);--> statement-breakpoint
CREATE INDEX webinar_starts_at_index ON public.webinar USING btree (starts_at);--> statement-breakpoint
CREATE TRIGGER account_changed AFTER UPDATE ON public.account FOR EACH ROW WHEN (((((old.role IS DISTINCT FROM new.role) OR (old.school_id IS DISTINCT FROM new.school_id)) OR (old.token_version IS DISTINCT FROM new.token_version)) OR (old.archived_at IS DISTINCT FROM new.archived_at))) EXECUTE FUNCTION notify_account_changed();--> statement-breakpoint
CREATE TRIGGER account_removed AFTER DELETE ON public.account FOR EACH ROW EXECUTE FUNCTION notify_account_changed();--> statement-breakpoint
CREATE TRIGGER session_ended AFTER UPDATE ON public.account_session FOR EACH ROW WHEN ((old.ended_at IS DISTINCT FROM new.ended_at)) EXECUTE FUNCTION notify_session_ended();--> statement-breakpoint
CREATE TRIGGER audit_event_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
INSERT INTO province (code, name, slug) VALUES
	('IR-00', 'مرکزی', 'markazi'),
	('IR-01', 'گیلان', 'gilan'),
	('IR-02', 'مازندران', 'mazandaran'),
	('IR-03', 'آذربایجان شرقی', 'east-azerbaijan'),
	('IR-04', 'آذربایجان غربی', 'west-azerbaijan'),
	('IR-05', 'کرمانشاه', 'kermanshah'),
	('IR-06', 'خوزستان', 'khuzestan'),
	('IR-07', 'فارس', 'fars'),
	('IR-08', 'کرمان', 'kerman'),
	('IR-09', 'خراسان رضوی', 'razavi-khorasan'),
	('IR-10', 'اصفهان', 'isfahan'),
	('IR-11', 'سیستان و بلوچستان', 'sistan-and-baluchestan'),
	('IR-12', 'کردستان', 'kurdistan'),
	('IR-13', 'همدان', 'hamadan'),
	('IR-14', 'چهارمحال و بختیاری', 'chaharmahal-and-bakhtiari'),
	('IR-15', 'لرستان', 'lorestan'),
	('IR-16', 'ایلام', 'ilam'),
	('IR-17', 'کهگیلویه و بویراحمد', 'kohgiluyeh-and-boyer-ahmad'),
	('IR-18', 'بوشهر', 'bushehr'),
	('IR-19', 'زنجان', 'zanjan'),
	('IR-20', 'سمنان', 'semnan'),
	('IR-21', 'یزد', 'yazd'),
	('IR-22', 'هرمزگان', 'hormozgan'),
	('IR-23', 'تهران', 'tehran'),
	('IR-24', 'اردبیل', 'ardabil'),
	('IR-25', 'قم', 'qom'),
	('IR-26', 'قزوین', 'qazvin'),
	('IR-27', 'گلستان', 'golestan'),
	('IR-28', 'خراسان شمالی', 'north-khorasan'),
	('IR-29', 'خراسان جنوبی', 'south-khorasan'),
	('IR-30', 'البرز', 'alborz');--> statement-breakpoint
INSERT INTO schema_migration (made_at, hash) VALUES
	('1795277088243', '1f30526d43fa105963884cd5f316cd8330013ea04257a424a990c1e321953c97'),
	('1795277089221', 'c5dbaf51448dbc0d760284fd95d154f71fa480f0c5bc7c2033af28366c9b5de5'),
	('1795286944596', 'abda69cab3ffd10e755ae106ec8e17955f0b0899bfeadeeb4d451c13925c68f4'),
	('1795288628369', 'e8820c8b5894e94538da570cdd90432a8f5b31b2b7bfc9d9074d997f7198dcf1'),
	('1795397358071', '7e74d28a0e2e2742858e2721cdf02be6995a4e5fd3d027d05023ad0b771bcd43'),
	('1795398362129', '24b0e6ffd2a6870ddafbca9d885e11940a1e17976c8177470f85f0796aa50f4d'),
	('1795398842143', '4c93755e19c7064e5c9246e3ac8635bbefc3a820a08f396aa0dad09c93b9d6e6'),
	('1795401484672', 'e83f68ec40f9397d69198b9e966f20235b03fe34441795b67e451a2fd9af233f'),
	('1795401747999', '26f79295a1616933e1339eef25c470382eb1a20fc9e030bcedf8435b53ca83ab'),
	('1795402588823', 'ad168cc0058c287b8d46e83dcc4f26658d5cb189a33890323761b4988f95c21d'),
	('1795403641944', '9968f0506b506064116367c922300316ab8f53dc2eb1984451a759cadb6f4b99'),
	('1795404882454', '432c0a90aa7dd502975d8a717b04c65ed99851f7de735c541818042a3212ae20'),
	('1795405882454', 'f1e149c6cd96da2180222154bd34eb8a192ac02a064a13690e78b05fa4939bc8'),
	('1795411750626', 'd9fe599e13ee07f8fd0386602a9916a0068d715847683e0ecf779fe0165b9b97'),
	('1795420708312', '0a741443e23bee15c6d55829f40c14967c052c5de438ebe34e7164d07df3fa3e'),
	('1795422731277', '21420ac2ddfa693bdd958637e3dd11561737bf97834be2fd4845023eeba5cf36'),
	('1795424786833', 'a14ad0da64f8bf7986fdd362a52e9d2b0ff425621d124c967a46cf0d9efb55b5'),
	('1795426558042', 'e59f3827c1c0d8e56551c9464b06e5039fc5ea9c47f1201c44fe21989efd9362'),
	('1795440007983', '70b5566321fb7b5992e73f35c3e314cc1fecf48d576d10b2495b161f82199b4e'),
	('1795441557956', '51b5ce686276f604fe25ecbd921ccf692fdbb2c2b9039d00f0498339e7080d02'),
	('1795451866086', 'd8cfa0c7c91438ca3d7d29516bfbe927dcb941111b0b510e48c84b47d76c6a7b'),
	('1795453354502', '8376a7e4c543974042024b95c95fcbdbb1a9118fdc826d4eabd5e055ca7b9568'),
	('1795453878391', '36976d141802f7c58ef6be85e9a1bf567bcc09fca1d47953fdfb7fe3475a3ccd'),
	('1795454338708', '62b68e2721811e6974ded342cc9a5310a381ec3d8bfd7f4d570364b876a9ff50'),
	('1795455113476', '2c7c19fac9d2f8e3dde706ffb6017b9a620fa91a4c4c383005524f371a096556'),
	('1795456084980', '95781b55701f6d01218f02c16812440bb3d75c54454062a083d0d3b878ce1778'),
	('1795457424750', 'cf81a5a156fb01c358e64ee6a60267b7d06e1c2002e2d92f331e6e3019dd2a64'),
	('1795457716047', '18bd4ccc5c976b1646fd246d835f45567536485c0a568b862647031f9c9e1cf3'),
	('1795467807047', '9a101e2e8eb828240c1d21f95067f790179bcebe88ce17101a225bd2c68d6255'),
	('1795469468715', '39b317a5fc5babd8d0a96b0f16bcf4bd70125e151c8a190a294ebc5b14553ecd'),
	('1795470154678', '7681401f6f0dc20e11b5fb65756f1a149d4d7f535d8d5a3af765fc1c7f0892b4'),
	('1795471916954', '1e63a2edc41f6bb4c08abfd149c22e9579640972b6fd38a391ede6067dadb1ec'),
	('1795475074023', '77d9276108511397592791010916079a46aff7d8db830bc263846f95613197cb'),
	('1795481210945', '2bc74f1039393219a3b0b1f7c15c044fa64f8e6a3ec190065efe6d0ea84581ed'),
	('1795484548502', '2ec88a79f4866a8df12a88c6d3aa534ce508f8b3da7604b6becb7142a2ee7940'),
	('1795485246541', '1b11ecbf34eebab29762bada41ce485a5a10c0ab1f391a54389675e796cbebdd'),
	('1795485470476', '8787ac2ff073b6b91f34438c643b6cb22ce8f00ac8d520be348aa3e0d842ed96'),
	('1795485622312', '850530fa6fdf4b405d386a6d7dc3629f7cae9bd9661e5cbcefa4b68003ca7a9d'),
	('1795523121771', '644157dd0d8a27658f5790a0c23acd0389e17018e2d4fcd340cb6627eba7911d'),
	('1795649003862', '3c14b22697d43129967f4067d9e2229b2b135f6fd43a1b2fb4d559f7755a39ae'),
	('1795650403701', '91d30d232f8a87121f8fed14191535f770063cc64d784f5e20de10302c8d675c'),
	('1795651740329', 'b178e6dbbc1d2936d8fe46c68e16ae845cb54fe8b4fa72d6b14c182e782abeb5'),
	('1795652348641', '58579907990f93da7a7ce2628751df4566fc3d9d66558a6c9586264af8dfa083'),
	('1795665723880', 'd0e48b40d1a3d2896d269988a46aadad9351a9b3c9c5ca2f919abb6e159a3169'),
	('1795741431273', '74738d7141917c4d1b0b73266c651f4a72e7e13a7e1ea484756eb7b571896fb1'),
	('1795821500732', 'd92769ff68ab1703e743afdba815a62b6f567916cf91abba781990d12f7bce79'),
	('1795849715644', '54d7003afb82e60b9c834850884ffac7f7170a39b92335f65a3092fe55bd5479'),
	('1795900655590', '34abe4c0052fc658a376631a5676b9039e367546fc275af9903dc09dfb9dbc51'),
	('1795914187646', 'd017978c474cff6fd0b8fec7662c3e7982647eaaacad1b48c48b8146a70c1f5c'),
	('1795917278683', '9800416022804354cf02e863d645b896e54f32f794ffd4cebcf8ba3f6131d743'),
	('1795918970042', '18a5ad3a27b397939829f1580d6ec6d0e830fc040ee15d04dd7f98936c37c8cb'),
	('1795921744844', 'f7805c476f00d5176f6ccd901f9761a877e1e71da308220f4626a3bd2c979027'),
	('1795925392914', '0f3619aac18cfc5b3b062fad0093321881faecead14833e2ccd9fdeada61ca55'),
	('1795927212985', '9d3f28e836e620d98f8698db729fbb69f356ec7d2d4568b0978485711213cd89'),
	('1795930039535', '586e25ad23492b741a41a043827aaadcb1b7d3783daecd30258134dd7ed2634b'),
	('1795943179543', '72c9d0233577cebf10fe7b3c74ca5c6a3418214f81a527ddf37c0ae84d468167'),
	('1795943484749', 'd10e19bea0ef323269a859d3a5730f00a7887a033e567624187309d0730770ef'),
	('1795976517534', '56f57e1b0d02da674b140064fffd2c04226e68e0d3a70e38eceab1ff61f9879d'),
	('1795989347361', '1095eef78f672b4d59830998f40ab6127cc1451856f294782cdf92123b4e708e'),
	('1796017067280', '3f6fdaf133278720ef84cb2497c2009716a6fb1ca15635446e44596c7ce7e3e3'),
	('1796029702813', 'c989ab80d497e6ebcc35fa17c279e5157d218bc0d8ba0b7ec99a07fb94447d21'),
	('1796031955906', 'f254c2cfcd6265cc6e268d3a925948954e1919a12f71e58c738712574a26f77f'),
	('1796038219292', 'd960c54d44dd21dd09151bf4a3725683b368c7442319a460174a3124920e7b47');
