ALTER TABLE "account" ADD COLUMN "terms_version" integer;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "terms_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "terms_version" integer;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_terms_check" CHECK ((terms_version is null) = (terms_accepted_at is null));--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_terms_check" CHECK (terms_version > 0);