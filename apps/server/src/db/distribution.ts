/**
 * Where each table lies once the database is distributed by school (docs/adr/0018). A new table joins one of these lists; a
 * test holds its keys, indexes and references, and every statement on it, against the list.
 */

/** Grow with pupils. `school_id` is never null, leads every key, and every statement names one. */
export const DISTRIBUTED_TABLES = [
  'year_rollover',
  'roster_import',
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
  'practice_session',
  'question',
  'attempt',
  'attempt_key',
  'question_report',
  'skill_mastery',
  'help_alert',
  'student_note',
  'student_skill_level',
  'parent_link',
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
  'survey',
] as const;

/**
 * Of sign-in, of the server itself and of organizations, joined with nothing but reference tables: on the coordinator alone. An event of the
 * audit log may concern no school, or one that is gone: its `school_id` is a note, and may be null.
 */
export const LOCAL_TABLES = [
  'account_session',
  'school_overview',
  'audit_event',
  'one_time_code',
  'password_reset',
  'registration',
  'class_code',
  'frontend_error',
  'visitor_message',
  'sms_outbox',
  'throttle',
  'schema_migration',
] as const;
