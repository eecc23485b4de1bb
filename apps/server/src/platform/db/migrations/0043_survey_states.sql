ALTER TABLE "survey" ADD COLUMN "state" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "survey" ADD CONSTRAINT "survey_state_check" CHECK (state in ('draft', 'active', 'closed'));