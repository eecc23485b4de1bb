CREATE TABLE "chat" (
	"school_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"person_read_seq" integer DEFAULT 0 NOT NULL,
	"support_read_seq" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_school_id_account_id_pk" PRIMARY KEY("school_id","account_id"),
	CONSTRAINT "chat_seq_check" CHECK (last_seq >= 0 and person_read_seq >= 0 and support_read_seq >= 0)
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"sender_id" uuid NOT NULL,
	"from_support" boolean NOT NULL,
	"body" text NOT NULL,
	"search_body" text NOT NULL,
	"image_school_id" uuid,
	"image_id" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "chat_message_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "chat_message_seq_check" CHECK (seq > 0),
	CONSTRAINT "chat_message_image_check" CHECK ((image_id is null) = (image_school_id is null))
);
--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_sender_id_account_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_chat_fk" FOREIGN KEY ("school_id","account_id") REFERENCES "public"."chat"("school_id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_school_id_changed_at_index" ON "chat" USING btree ("school_id","changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_place" ON "chat_message" USING btree ("school_id","account_id","seq");--> statement-breakpoint
CREATE INDEX "chat_message_search" ON "chat_message" USING gin (to_tsvector('simple', search_body));