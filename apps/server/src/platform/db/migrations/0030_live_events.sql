CREATE TABLE "live_event" (
	"school_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_event_school_id_account_id_seq_pk" PRIMARY KEY("school_id","account_id","seq"),
	CONSTRAINT "live_event_kind_check" CHECK (kind in ('chat', 'unread', 'class-message', 'notification', 'badge', 'quiz', 'homework')),
	CONSTRAINT "live_event_seq_check" CHECK (seq >= 0)
);
--> statement-breakpoint
CREATE TABLE "live_event_scheduled" (
	"school_id" uuid NOT NULL,
	"id" uuid DEFAULT uuid_v7() NOT NULL,
	"account_ids" uuid[] NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_event_scheduled_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "live_event_scheduled_kind_check" CHECK (kind in ('chat', 'unread', 'class-message', 'notification', 'badge', 'quiz', 'homework')),
	CONSTRAINT "live_event_scheduled_accounts_check" CHECK (account_ids <> '{}')
);
--> statement-breakpoint
CREATE TABLE "live_receiver" (
	"school_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"last_seq" integer NOT NULL,
	CONSTRAINT "live_receiver_school_id_account_id_pk" PRIMARY KEY("school_id","account_id"),
	CONSTRAINT "live_receiver_seq_check" CHECK (last_seq >= 0)
);
--> statement-breakpoint
ALTER TABLE "live_event" ADD CONSTRAINT "live_event_receiver" FOREIGN KEY ("school_id","account_id") REFERENCES "public"."live_receiver"("school_id","account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_scheduled" ADD CONSTRAINT "live_event_scheduled_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_receiver" ADD CONSTRAINT "live_receiver_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_receiver" ADD CONSTRAINT "live_receiver_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;