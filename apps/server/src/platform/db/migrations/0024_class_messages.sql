CREATE TABLE "class_message" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"first_title" text,
	"first_body" text,
	"publish_at" timestamp with time zone,
	"pinned_until" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_message_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "class_message_version_check" CHECK (version > 0),
	CONSTRAINT "class_message_first_text_check" CHECK ((first_title is null) = (first_body is null))
);
--> statement-breakpoint
CREATE TABLE "class_message_reader" (
	"school_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_message_reader_school_id_message_id_student_id_pk" PRIMARY KEY("school_id","message_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "notification_mute" (
	"school_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "notification_mute_school_id_account_id_kind_pk" PRIMARY KEY("school_id","account_id","kind"),
	CONSTRAINT "notification_mute_kind_check" CHECK (kind in ('work', 'deadline', 'comment', 'class-message', 'badge', 'support', 'quiz', 'notice'))
);
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "kind" text DEFAULT 'notice' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
-- What there is was written for assigned work: of it, or of a teacher's comment on it.
UPDATE "notification" n SET "kind" = CASE WHEN n."title" = 'پیام معلم' THEN 'comment' WHEN w."kind" = 'quiz' THEN 'quiz' ELSE 'work' END
FROM "assignment" w WHERE w."school_id" = n."school_id" AND w."id" = n."assignment_id";--> statement-breakpoint
UPDATE "notification" n SET "cause" = n."assignment_id"::text
WHERE n."kind" IN ('work', 'quiz') AND NOT EXISTS (
	SELECT FROM "notification" o WHERE o."school_id" = n."school_id" AND o."account_id" = n."account_id"
	AND o."assignment_id" = n."assignment_id" AND o."kind" = n."kind" AND o."id" < n."id");--> statement-breakpoint
ALTER TABLE "class_message" ADD CONSTRAINT "class_message_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_message" ADD CONSTRAINT "class_message_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_message" ADD CONSTRAINT "class_message_class_fk" FOREIGN KEY ("school_id","class_id") REFERENCES "public"."class"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_message_reader" ADD CONSTRAINT "class_message_reader_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_message_reader" ADD CONSTRAINT "class_message_reader_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_message_reader" ADD CONSTRAINT "class_message_reader_message_fk" FOREIGN KEY ("school_id","message_id") REFERENCES "public"."class_message"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_mute" ADD CONSTRAINT "notification_mute_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_mute" ADD CONSTRAINT "notification_mute_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_message_school_id_class_id_publish_at_index" ON "class_message" USING btree ("school_id","class_id","publish_at");--> statement-breakpoint
CREATE INDEX "class_message_reader_school_id_student_id_index" ON "class_message_reader" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_cause" ON "notification" USING btree ("school_id","kind","cause","account_id");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_check" CHECK (kind in ('work', 'deadline', 'comment', 'class-message', 'badge', 'support', 'quiz', 'notice'));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_cause_check" CHECK (cause <> '');