/**
 * Where each table lies once the database is distributed by school (docs/adr/0018). A new table joins one of these lists; a
 * test holds its keys, indexes and references, and every statement on it, against the list.
 */

/** Grow with pupils. `school_id` is never null, leads every key, and every statement names one. A table follows those it refers to. */
export const DISTRIBUTED_TABLES = [
  'year_rollover',
  'roster_import',
  'roster_heading',
  'class',
  'class_teacher',
  'enrolment',
  'class_group',
  'class_group_student',
  'assignment',
  'assignment_skill',
  'assignment_activity',
  'assignment_group',
  'assignment_group_student',
  'student_assignment',
  'practice_session',
  'question',
  'quiz',
  'quiz_question',
  'quiz_student',
  'quiz_try',
  'quiz_try_question',
  'student_activity',
  'comment',
  'notification',
  'notification_mute',
  'push_subscription',
  'push_outbox',
  'closed_pointer',
  'live_receiver',
  'live_event',
  'live_event_scheduled',
  'chat',
  'chat_message',
  'class_message',
  'class_message_attachment',
  'class_message_reader',
  'survey_response',
  'attempt',
  'attempt_key',
  'waiting_answer',
  'question_report',
  'skill_mastery',
  'seen_example',
  'fact_memory',
  'warm_up',
  'placement',
  'help_alert',
  'student_note',
  'student_skill_level',
  'parent_link',
  'parent_sms',
  'upload',
  'upload_chunk',
  'image',
  'stored_file',
  'school_look',
  'payment',
  'payment_event',
  'subscription',
  'school_seat',
  'reward_earning',
  'badge_award',
  'maze_day',
  'lab_event',
  'demo_class',
] as const;

/** Small, written seldom and joined everywhere: a copy on every node. */
export const REFERENCE_TABLES = [
  'province',
  'organization',
  'school',
  'school_year',
  'account',
  'withdrawn_form',
  'plan',
  'discount_code',
  'school_host',
  'site_picture',
  'survey',
] as const;

/**
 * Of sign-in, of the server itself and of organizations, joined with nothing but reference tables: on the coordinator alone. An event of the
 * audit log may concern no school, or one that is gone: its `school_id` is a note, and may be null.
 */
export const LOCAL_TABLES = [
  'account_session',
  'school_overview',
  'school_week',
  'school_week_skill',
  'answer_archive',
  'audit_event',
  'one_time_code',
  'password_reset',
  'second_factor',
  'registration',
  'class_code',
  'frontend_error',
  'visitor_message',
  'pre_order',
  'pre_order_event',
  'job_application',
  'site_settings',
  'webinar',
  'site_partner',
  'sms_outbox',
  'throttle',
  'schema_migration',
] as const;

/**
 * Makes a database of Citus out of one that has this schema; its owner runs it once on the coordinator. Reference tables come
 * first, and a distributed table after those that it refers to: Citus refuses a reference into a table that is not placed yet.
 * All distributed tables are in one co-location group, so that a school is on one node with all that is its own.
 */
export function citusScript(): readonly string[] {
  const [first, ...others] = DISTRIBUTED_TABLES;
  const distribute = (table: string, beside: string) =>
    `select create_distributed_table('${table}', 'school_id', colocate_with => '${beside}');`;
  return [
    'create extension if not exists citus;',
    ...REFERENCE_TABLES.map((table) => `select create_reference_table('${table}');`),
    distribute(first, 'none'),
    ...others.map((table) => distribute(table, first)),
    ...LOCAL_TABLES.map((table) => `-- ${table} stays on the coordinator`),
  ];
}
