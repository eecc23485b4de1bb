CREATE TABLE "class_message_attachment" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"place" integer NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "class_message_attachment_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "class_message_attachment_kind_check" CHECK (kind in ('image', 'file')),
	CONSTRAINT "class_message_attachment_place_check" CHECK (place >= 0)
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"school_id" uuid NOT NULL,
	"id" uuid DEFAULT uuid_v7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_file_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "stored_file_count_check" CHECK (size >= 0),
	CONSTRAINT "stored_file_media_type_check" CHECK (media_type in ('application/pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'))
);
--> statement-breakpoint
CREATE TABLE "push_outbox" (
	"school_id" uuid NOT NULL,
	"notification_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"endpoint_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_outbox_school_id_notification_id_account_id_endpoint_hash_pk" PRIMARY KEY("school_id","notification_id","account_id","endpoint_hash"),
	CONSTRAINT "push_outbox_count_check" CHECK (tries >= 0)
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"school_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"endpoint_hash" text NOT NULL,
	"session_id" uuid,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscription_school_id_account_id_endpoint_hash_pk" PRIMARY KEY("school_id","account_id","endpoint_hash")
);
--> statement-breakpoint
ALTER TABLE "class_message_attachment" ADD CONSTRAINT "class_message_attachment_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_message_attachment" ADD CONSTRAINT "class_message_attachment_message_fk" FOREIGN KEY ("school_id","message_id") REFERENCES "public"."class_message"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_message_attachment_school_id_message_id_index" ON "class_message_attachment" USING btree ("school_id","message_id");