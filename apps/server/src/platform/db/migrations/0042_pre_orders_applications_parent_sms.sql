CREATE TABLE "job_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"opening" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"note" text NOT NULL,
	"file_kind" text NOT NULL,
	"file_size" integer NOT NULL,
	"file_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_application_kind_check" CHECK (file_kind in ('pdf', 'image')),
	CONSTRAINT "job_application_size_check" CHECK (file_size > 0)
);
--> statement-breakpoint
CREATE TABLE "parent_sms" (
	"school_id" uuid NOT NULL,
	"id" uuid DEFAULT uuid_v7() NOT NULL,
	"link_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"token" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"sent_week" date,
	CONSTRAINT "parent_sms_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "pre_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"phone_hash" text NOT NULL,
	"role" text NOT NULL,
	"school_title" text NOT NULL,
	"city" text NOT NULL,
	"grade" integer,
	"plan_id" uuid,
	"seats" integer NOT NULL,
	"note" text NOT NULL,
	"source" text NOT NULL,
	"account_id" uuid,
	"has_consent" boolean NOT NULL,
	"follow_up_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pre_order_state_check" CHECK (state in ('draft', 'requested', 'contacted', 'confirmed', 'converted', 'declined', 'expired')),
	CONSTRAINT "pre_order_sent_check" CHECK (state <> 'draft' and has_consent),
	CONSTRAINT "pre_order_role_check" CHECK (role in ('parent', 'teacher', 'school')),
	CONSTRAINT "pre_order_source_check" CHECK (source in ('student', 'site')),
	CONSTRAINT "pre_order_seats_check" CHECK (seats between 1 and 10000),
	CONSTRAINT "pre_order_grade_check" CHECK (grade is null or grade between 3 and 6)
);
--> statement-breakpoint
CREATE TABLE "pre_order_event" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"pre_order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pre_order_event_kind_check" CHECK (kind in ('request', 'repeat', 'contact', 'confirm', 'decline', 'convert', 'expire')),
	CONSTRAINT "pre_order_event_from_check" CHECK (from_state in ('draft', 'requested', 'contacted', 'confirmed', 'converted', 'declined', 'expired')),
	CONSTRAINT "pre_order_event_to_check" CHECK (to_state in ('draft', 'requested', 'contacted', 'confirmed', 'converted', 'declined', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "parent_sms" ADD CONSTRAINT "parent_sms_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_sms" ADD CONSTRAINT "parent_sms_link_fk" FOREIGN KEY ("school_id","link_id") REFERENCES "public"."parent_link"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_order" ADD CONSTRAINT "pre_order_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_order" ADD CONSTRAINT "pre_order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_order_event" ADD CONSTRAINT "pre_order_event_pre_order_id_pre_order_id_fk" FOREIGN KEY ("pre_order_id") REFERENCES "public"."pre_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_application_created_at_index" ON "job_application" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "parent_sms_link" ON "parent_sms" USING btree ("school_id","link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pre_order_open" ON "pre_order" USING btree ("phone_hash",coalesce(plan_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE state in ('requested', 'contacted', 'confirmed');--> statement-breakpoint
CREATE INDEX "pre_order_state_created_at_index" ON "pre_order" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "pre_order_created_at_index" ON "pre_order" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pre_order_account_id_index" ON "pre_order" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "pre_order_event_pre_order_id_created_at_index" ON "pre_order_event" USING btree ("pre_order_id","created_at");