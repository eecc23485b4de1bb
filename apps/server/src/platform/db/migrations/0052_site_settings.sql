CREATE TABLE "site_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"phone" text,
	"email" text,
	"address" text,
	"social" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seller_name" text,
	"seller_code" text,
	"tax_percent" integer,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_settings_one_check" CHECK (id = 1),
	CONSTRAINT "site_settings_tax_check" CHECK (tax_percent between 1 and 50)
);
--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "handled_actor" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "seller" jsonb;--> statement-breakpoint
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_state_check" CHECK (state in ('new', 'answered', 'closed'));--> statement-breakpoint
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_handled_check" CHECK ((state = 'new') = (handled_at is null));