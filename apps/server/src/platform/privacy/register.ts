import type { Deletion, KindName } from './kinds.ts';

export interface TableEntry {
  readonly kind: KindName;
  /** Columns that say something of a person, by their names in SQL. */
  readonly personal: string;
  /** All other columns. */
  readonly plain: string;
  /** Columns that name an account: by which a row is in that person’s export, or why it is not. */
  readonly people?: Readonly<Record<string, 'exported' | (string & {})>>;
  /** A row is in the export of the person of another row. */
  readonly through?: { readonly table: string; readonly column: string; readonly person: string };
  /** Columns that are left out of the export, and why. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Why a table that says something of people is in nobody’s export. */
  readonly notExported?: string;
  /** What the deletion of an account does to its rows. */
  readonly deletion: Deletion;
}

const SECRET = 'a secret';
const STAFF = 'only who did it; the row is the school’s';
const INTERNAL = 'an inner number that is shown to nobody';
const NO_ACCOUNT = 'of no account';

/** Nothing of a person. */
const none = (plain: string): TableEntry => ({ kind: 'school', personal: '', plain, deletion: 'kept' });

/** Every table and column of the schema, by its name in SQL; a test compares them. `docs/privacy.md` is made from it. */
export const REGISTER: Readonly<Record<string, TableEntry>> = {
  account: {
    kind: 'account',
    personal:
      'id username password_hash phone phone_hash phone_tail_hash role first_name last_name gender registration_code profile_url theme is_individual_customer terms_version terms_accepted_at created_at archived_at locked_at deletion_due_at',
    plain: 'school_id organization_id token_version',
    people: { id: 'exported' },
    hidden: {
      password_hash: SECRET,
      phone_hash: SECRET,
      phone_tail_hash: SECRET,
      token_version: INTERNAL,
    },
    deletion: 'emptied',
  },
  account_session: {
    kind: 'signIn',
    personal: 'account_id user_agent created_at last_used_at expires_at ended_at end_reason',
    plain: 'id token_version generation attempt_hash',
    people: { account_id: 'exported' },
    hidden: { id: SECRET, token_version: INTERNAL, generation: SECRET, attempt_hash: SECRET },
    deletion: 'removed',
  },
  password_reset: {
    kind: 'signIn',
    personal: 'account_id expires_at used_at',
    plain: 'token_hash',
    people: { account_id: 'a secret of 15 minutes' },
    notExported: 'a secret of 15 minutes',
    deletion: 'removed',
  },
  second_factor: {
    kind: 'signIn',
    personal: 'account_id confirmed_at used_step',
    plain: 'shared_key recovery',
    people: { account_id: 'a secret' },
    notExported: 'a secret',
    deletion: 'removed',
  },
  one_time_code: {
    kind: 'phones',
    personal: 'phone_hash requester_hash sent_at',
    plain: 'id code_hash expires_at tries_left other_tries_left used_at',
    notExported: 'secrets of two minutes, by a phone that several people may share',
    deletion: 'expires',
  },
  sms_outbox: {
    kind: 'phones',
    personal: 'phone body',
    plain: 'id status tries next_try_at expires_at sent_at error',
    notExported: 'codes and messages of a day, by a phone that several people may share',
    deletion: 'expires',
  },
  throttle: {
    kind: 'phones',
    personal: 'key',
    plain: 'count window_ends_at',
    notExported: 'counters of minutes under keyed hashes',
    deletion: 'expires',
  },
  enrolment: {
    kind: 'membership',
    personal: 'student_id class_id state from_at to_at',
    plain: 'school_id id ended_by_rollover_id',
    people: { student_id: 'exported' },
    deletion: 'nameless',
  },
  class_teacher: {
    kind: 'membership',
    personal: 'teacher_id class_id role from_at to_at',
    plain: 'school_id id',
    people: { teacher_id: 'exported' },
    deletion: 'nameless',
  },
  class_group_student: {
    kind: 'membership',
    personal: 'student_id group_id added_at',
    plain: 'school_id',
    people: { student_id: 'exported' },
    deletion: 'nameless',
  },
  class: none(
    'school_id id school_year_id title grade created_at archived_at made_by_rollover_id archived_by_rollover_id',
  ),
  class_group: none('school_id id class_id name created_at archived_at'),
  class_code: {
    ...none('code school_id class_id created_at'),
    personal: 'created_by',
    people: { created_by: STAFF },
    notExported: 'a secret of the class',
  },
  year_rollover: {
    ...none('school_id id from_year_id to_year_id teacher_rule committed_at undone_at'),
    personal: 'committed_by undone_by',
    people: { committed_by: STAFF, undone_by: STAFF },
    notExported: STAFF,
  },
  roster_heading: {
    kind: 'membership',
    personal: '',
    plain: 'school_id kind heading column_name',
    people: {},
    notExported: 'what headings of a school’s lists mean',
    deletion: 'kept',
  },
  roster_import: {
    kind: 'membership',
    personal: 'rows file_name created_by',
    plain: 'school_id id kind unread_headings created_at hashed_count hash_total confirmed_at made_people made_classes',
    people: { created_by: STAFF },
    notExported: 'a file of many people, whose rows go when it is confirmed, or after a day',
    deletion: 'expires',
  },
  assignment: {
    kind: 'work',
    personal: 'teacher_id title note created_at updated_at',
    plain:
      'school_id id kind class_id grade source_kind source_first source_last curriculum_version item_mode items_per_skill items_total seed start_at end_at late_policy hints_allowed show_answers order_mode target copied_from version published_at archived_at removed_at keys_shown_at',
    people: { teacher_id: 'exported' },
    deletion: 'nameless',
  },
  assignment_skill: none('school_id assignment_id skill_id position items is_review'),
  assignment_activity: none(
    'school_id assignment_id position kind title skill_ids items_per_skill right_needed first_item',
  ),
  assignment_group: none('school_id assignment_id position name group_id skill_ids'),
  assignment_group_student: {
    kind: 'work',
    personal: 'student_id position',
    plain: 'school_id assignment_id',
    people: { student_id: 'exported' },
    deletion: 'nameless',
  },
  student_assignment: {
    kind: 'work',
    personal:
      'student_id own_start_at own_end_at excused_at assigned_at started_at submitted_at reviewed_at reopened_at started_over last_activity_at items_total items_done first_try_right final_right hints_opened active_ms',
    plain: 'school_id assignment_id accepts_until results_pending results_at open_position',
    people: { student_id: 'exported' },
    deletion: 'nameless',
  },
  student_activity: {
    kind: 'work',
    personal: 'student_id position opened_at',
    plain: 'school_id assignment_id',
    people: { student_id: 'exported' },
    deletion: 'nameless',
  },
  quiz: none(
    'school_id assignment_id time_limit_ms navigation shuffle tries_allowed grade_method grace_ms result_release shows_marks shows_right_answers shows_solutions paused_at released_at',
  ),
  quiz_question: none('school_id assignment_id position skill_id level seed content points regrade accepted'),
  quiz_student: {
    kind: 'work',
    personal: 'student_id extra_ms extra_tries start_at end_at',
    plain: 'school_id assignment_id',
    people: { student_id: 'exported' },
    deletion: 'nameless',
  },
  quiz_try: {
    kind: 'work',
    personal: 'student_id started_at paused_ms submitted_at accepted_at ended_at reached left_page',
    plain: 'school_id assignment_id try_no id',
    people: { student_id: 'exported' },
    deletion: 'nameless',
  },
  quiz_try_question: {
    kind: 'work',
    personal: 'student_id position flagged',
    plain: 'school_id assignment_id try_no quiz_position question_id',
    people: { student_id: 'exported' },
    deletion: 'nameless',
  },
  practice_session: {
    kind: 'answers',
    personal: 'student_id kind requested created_at',
    plain: 'school_id id',
    people: { student_id: 'exported' },
    deletion: 'nameless',
  },
  question: {
    kind: 'answers',
    personal:
      'student_id skill_id level content state tries hints_opened first_verdict first_try_right solution_viewed_at created_at fetched_at revealed_at done_at',
    plain:
      'school_id id assignment_id former_assignment_id session_id context seed position activity similar_to counted_at withdrawn_at',
    people: { student_id: 'exported' },
    deletion: 'nameless',
  },
  attempt: {
    kind: 'answers',
    personal:
      'student_id skill_id level shown_at answered_at received_at active_ms raw normalized verdict misconception_id first_try hints_opened offline late_reason time_adjusted reply',
    plain: 'school_id id question_id assignment_id context',
    people: { student_id: 'exported' },
    deletion: 'nameless',
  },
  attempt_key: none('school_id id answered_at'),
  answer_archive: none('school_id month part answers questions size hash archived_at expired_at'),
  waiting_answer: {
    kind: 'answers',
    personal: 'student_id answered_at decided_at decided_by counts',
    plain: 'school_id id assignment_id question_id counted_as',
    people: { student_id: 'exported', decided_by: STAFF },
    deletion: 'nameless',
  },
  seen_example: {
    kind: 'levels',
    personal: 'student_id skill_id seen_at',
    plain: 'school_id',
    people: { student_id: 'exported' },
    deletion: 'nameless',
  },
  fact_memory: {
    kind: 'levels',
    personal: 'student_id fact due_at last_at stability difficulty reviews lapses',
    plain: 'school_id phase step planned_days',
    people: { student_id: 'exported' },
    hidden: { phase: INTERNAL, step: INTERNAL, planned_days: INTERNAL },
    deletion: 'nameless',
  },
  warm_up: {
    kind: 'answers',
    personal: 'student_id day facts tries begun_at done_at',
    plain: 'school_id',
    people: { student_id: 'exported' },
    deletion: 'nameless',
  },
  placement: {
    kind: 'levels',
    personal: 'student_id grade asked_by asked_at question_ids begun_at done_at',
    plain: 'school_id',
    people: { student_id: 'exported', asked_by: STAFF },
    deletion: 'nameless',
  },
  skill_mastery: {
    kind: 'levels',
    personal:
      'student_id skill_id score counted tries last_right wrong_in_a_row below_in_a_row rating band reviews_passed estimate last_at learned_at',
    plain: 'school_id',
    people: { student_id: 'exported' },
    hidden: { rating: INTERNAL, score: INTERNAL },
    deletion: 'nameless',
  },
  help_alert: {
    kind: 'levels',
    personal: 'student_id skill_id reason raised_on raised_at',
    plain: 'school_id id assignment_id',
    people: { student_id: 'exported' },
    deletion: 'nameless',
  },
  student_skill_level: {
    kind: 'levels',
    personal: 'student_id skill_id level explanation teacher_id set_at',
    plain: 'school_id',
    people: { student_id: 'exported', teacher_id: 'a level is of the child' },
    deletion: 'emptied',
  },
  student_note: {
    kind: 'notes',
    personal: 'student_id author_id body created_at updated_at removed_at',
    plain: 'school_id id version',
    people: {
      student_id: 'teachers write them for each other',
      author_id: 'a note is of a child, not of its author',
    },
    notExported: 'teachers write them for each other; they are of a child, not of their author',
    deletion: 'emptied',
  },
  comment: {
    kind: 'comments',
    personal: 'student_id author_id body created_at',
    plain: 'school_id id assignment_id',
    people: { student_id: 'exported', author_id: 'exported' },
    deletion: 'removed',
  },
  class_message: {
    kind: 'classMessages',
    personal:
      'author_id title body document first_title first_body publish_at created_at updated_at edited_at removed_at',
    plain: 'school_id id class_id pinned_until version',
    people: { author_id: 'exported' },
    deletion: 'nameless',
  },
  class_message_attachment: {
    kind: 'classMessages',
    personal: 'alt',
    plain: 'school_id id message_id kind place',
    through: { table: 'class_message', column: 'message_id', person: 'author_id' },
    deletion: 'nameless',
  },
  class_message_reader: {
    kind: 'classMessages',
    personal: 'student_id seen_at',
    plain: 'school_id message_id',
    people: { student_id: 'exported' },
    deletion: 'removed',
  },
  chat: {
    kind: 'support',
    personal: 'account_id last_seq person_read_seq support_read_seq changed_at',
    plain: 'school_id',
    people: { account_id: 'exported' },
    deletion: 'removed',
  },
  chat_message: {
    kind: 'support',
    personal: 'account_id sender_id body earlier_texts image_id sent_at edited_at removed_at from_support',
    plain: 'school_id id seq search_body search_words image_school_id',
    people: { account_id: 'exported', sender_id: 'what support answers is of the person who asked' },
    hidden: { search_body: 'a copy of the body', search_words: 'a copy of the body' },
    deletion: 'removed',
  },
  reward_earning: {
    kind: 'rewards',
    personal: 'student_id kind reason_key steps earned_at',
    plain: 'school_id',
    people: { student_id: 'exported' },
    deletion: 'nameless',
  },
  badge_award: {
    kind: 'rewards',
    personal: 'student_id badge awarded_at seen_at',
    plain: 'school_id',
    people: { student_id: 'exported' },
    deletion: 'nameless',
  },
  maze_day: {
    kind: 'rewards',
    personal: 'student_id day played_ms last_at solved',
    plain: 'school_id',
    people: { student_id: 'exported' },
    deletion: 'nameless',
  },
  lab_event: {
    kind: 'lab',
    personal: 'account_id simulation task is_solved description duration_seconds created_at',
    plain: 'school_id id',
    people: { account_id: 'exported' },
    deletion: 'nameless',
  },
  notification: {
    kind: 'notifications',
    personal: 'account_id kind title body path created_at read_at dismissed_at',
    plain: 'school_id id cause assignment_id',
    people: { account_id: 'exported' },
    hidden: { cause: INTERNAL },
    deletion: 'removed',
  },
  notification_mute: {
    kind: 'notifications',
    personal: 'account_id kind',
    plain: 'school_id',
    people: { account_id: 'exported' },
    deletion: 'removed',
  },
  push_subscription: {
    kind: 'notifications',
    personal: 'account_id endpoint created_at',
    plain: 'school_id endpoint_hash session_id p256dh auth',
    people: { account_id: 'exported' },
    hidden: { endpoint: SECRET, endpoint_hash: SECRET, session_id: SECRET, p256dh: SECRET, auth: SECRET },
    deletion: 'removed',
  },
  push_outbox: {
    kind: 'notifications',
    personal: 'account_id',
    plain: 'school_id notification_id endpoint_hash tries due_at failed_at reply_status',
    people: { account_id: 'the notification itself is in the export' },
    notExported: 'kept until it is sent, for a day where it failed; the notification itself is in the export',
    deletion: 'expires',
  },
  live_receiver: {
    kind: 'notifications',
    personal: 'account_id last_seq',
    plain: 'school_id',
    people: { account_id: 'a counter' },
    notExported: 'a counter of events',
    deletion: 'removed',
  },
  live_event: {
    kind: 'notifications',
    personal: 'account_id data',
    plain: 'school_id seq kind created_at',
    people: { account_id: 'what it speaks of is in the export' },
    notExported: 'stored for a day; what it speaks of is in the export',
    deletion: 'removed',
  },
  live_event_scheduled: {
    kind: 'notifications',
    personal: 'account_ids data',
    plain: 'school_id id kind due_at',
    people: { account_ids: 'what it speaks of is in the export' },
    notExported: 'of many people at once; what it speaks of is in the export',
    deletion: 'expires',
  },
  closed_pointer: {
    kind: 'notifications',
    personal: 'account_id screen closed_at',
    plain: 'school_id',
    people: { account_id: 'exported' },
    deletion: 'removed',
  },
  survey: none('id state title intro roles grades school_ids from_at to_at anonymous max_skips questions created_at'),
  survey_response: {
    kind: 'surveys',
    personal: 'account_id skips submitted_at answers duration_seconds',
    plain: 'school_id survey_id',
    people: { account_id: 'exported' },
    deletion: 'nameless',
  },
  question_report: {
    kind: 'questionReports',
    personal: 'reporter_id reason note raw created_at',
    plain: 'school_id id question_id skill_id level seed revision state decided_at decision_note',
    people: { reporter_id: 'exported' },
    hidden: { decision_note: 'administrators write it for each other', seed: INTERNAL },
    deletion: 'emptied',
  },
  withdrawn_form: none('skill_id level revision note withdrawn_at'),
  payment: {
    kind: 'payments',
    personal:
      'student_id order_no plan_title months price_rial discount_rial amount_rial verified_rial ref_id card_mask fee_rial failure_code state created_at updated_at paid_at refunded_at',
    plain: 'school_id id plan_id discount_code_id seller gateway authority',
    people: { student_id: 'exported' },
    hidden: { authority: SECRET },
    deletion: 'emptied',
  },
  payment_event: {
    kind: 'payments',
    personal: 'actor detail created_at',
    plain: 'school_id id payment_id kind from_state to_state',
    people: { actor: STAFF },
    through: { table: 'payment', column: 'payment_id', person: 'student_id' },
    hidden: { actor: 'may be somebody of the staff', detail: 'what the gateway said, with its secrets' },
    deletion: 'emptied',
  },
  subscription: {
    kind: 'payments',
    personal: 'student_id starts_at ends_at cancelled_at created_at',
    plain: 'school_id id plan_id payment_id',
    people: { student_id: 'exported' },
    deletion: 'nameless',
  },
  school_seat: {
    kind: 'payments',
    personal: 'student_id starts_at ends_at released_at created_at',
    plain: 'school_id id plan_id',
    people: { student_id: 'exported' },
    deletion: 'nameless',
  },
  plan: none('id title description months price_rial list_price_rial features is_featured position state created_at'),
  discount_code: none(
    'id code percent amount_rial max_amount_rial plan_id starts_at ends_at max_uses used max_uses_per_person created_at',
  ),
  pre_order: {
    kind: 'preOrders',
    personal:
      'account_id name phone phone_hash role school_title city grade seats note has_consent created_at updated_at',
    plain: 'id state plan_id source follow_up_at',
    people: { account_id: 'exported' },
    hidden: { phone_hash: SECRET },
    deletion: 'removed',
  },
  pre_order_event: {
    kind: 'preOrders',
    personal: 'actor note created_at',
    plain: 'id pre_order_id kind from_state to_state',
    people: { actor: STAFF },
    through: { table: 'pre_order', column: 'pre_order_id', person: 'account_id' },
    hidden: { actor: 'may be somebody of the staff', note: 'administrators write it for each other' },
    deletion: 'removed',
  },
  registration: {
    kind: 'registrations',
    personal:
      'account_id first_name last_name phone username password_hash school_title province_code note terms_version created_at',
    plain: 'id kind state decided_at decision_actor decision_note',
    people: { account_id: 'exported', decision_actor: STAFF },
    hidden: {
      password_hash: SECRET,
      decision_actor: 'may be somebody of the staff',
      decision_note: 'administrators write it for each other',
    },
    deletion: 'emptied',
  },
  parent_link: {
    kind: 'parents',
    personal: 'student_id created_by created_at expires_at last_opened_at revoked_at',
    plain: 'school_id id token_hash',
    people: { student_id: 'exported', created_by: 'a link is of the child' },
    hidden: { token_hash: SECRET },
    deletion: 'nameless',
  },
  parent_sms: {
    kind: 'parents',
    personal: 'phone token agreed_at sent_week',
    plain: 'school_id id link_id',
    through: { table: 'parent_link', column: 'link_id', person: 'student_id' },
    hidden: { phone: 'the parent’s, not the child’s', token: SECRET },
    deletion: 'removed',
  },
  upload: {
    kind: 'files',
    personal: 'owner_id size received created_at',
    plain: 'school_id id',
    people: { owner_id: 'exported' },
    deletion: 'expires',
  },
  upload_chunk: none('school_id upload_id start_byte'),
  image: {
    kind: 'files',
    personal: 'owner_id width height created_at',
    plain: 'school_id id',
    people: { owner_id: 'exported' },
    deletion: 'nameless',
  },
  stored_file: {
    kind: 'files',
    personal: 'owner_id name media_type size created_at',
    plain: 'school_id id',
    people: { owner_id: 'exported' },
    deletion: 'nameless',
  },
  visitor_message: {
    kind: 'visitors',
    personal: 'name phone message created_at',
    plain: 'id kind webinar_key state handled_at handled_actor',
    people: { handled_actor: STAFF },
    notExported: NO_ACCOUNT,
    deletion: 'kept',
  },
  job_application: {
    kind: 'jobs',
    personal: 'name phone note file_kind file_size file_hash created_at',
    plain: 'id opening state handled_at handled_actor',
    people: { handled_actor: STAFF },
    notExported: NO_ACCOUNT,
    deletion: 'expires',
  },
  audit_event: {
    kind: 'audit',
    personal: 'actor target before after address_hash at action',
    plain: 'id school_id request_id',
    people: { actor: 'exported', target: 'names the staff who acted; the operator answers such a question' },
    hidden: {
      target: 'may be somebody else',
      before: 'may be of somebody else',
      after: 'may be of somebody else',
      request_id: INTERNAL,
      address_hash: SECRET,
    },
    deletion: 'kept',
  },
  province: none('code name slug'),
  organization: none('id title created_at'),
  school: none(
    'id kind organization_id province_code title gamification_on names_shown_to_organization features username_prefix last_username_number created_at archived_at',
  ),
  school_year: none('id title starts_on ends_on'),
  school_host: none('host school_id created_at'),
  school_look: none('school_id color logo_id dark_logo_id changed_at'),
  site_settings: none('id phone email address social seals seller_name seller_code tax_percent changed_at'),
  webinar: none('id title summary starts_at ends_at place agenda created_at changed_at removed_at'),
  site_partner: none('id name picture_id position created_at removed_at'),
  site_picture: none('id school_id created_at'),
  school_week: none('school_id week grade members students answered first_try_right is_hidden counted_at'),
  school_week_skill: none('school_id week grade skill_id students answered first_try_right'),
  school_overview: none('school_id classes_count students_count practiced_lately open_homeworks counted_at'),
  demo_class: none('school_id class_id place answers'),
  frontend_error: none('fingerprint message stack path count first_seen_at last_seen_at'),
};

export const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Columns by which rows of a table are in the export of the person they name. */
export const exportedColumns = (table: string): string[] =>
  Object.entries(REGISTER[table]?.people ?? {})
    .filter(([, use]) => use === 'exported')
    .map(([column]) => column);
