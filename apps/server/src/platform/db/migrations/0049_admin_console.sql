ALTER TABLE "account" ADD COLUMN "phone_tail_hash" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visitor_message" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "visitor_message" ADD COLUMN "handled_actor" text;--> statement-breakpoint
UPDATE "visitor_message" SET "state" = 'answered' WHERE "handled_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "account_phone_tail_hash_index" ON "account" USING btree ("phone_tail_hash");--> statement-breakpoint
ALTER TABLE "visitor_message" ADD CONSTRAINT "visitor_message_state_check" CHECK (state in ('new', 'answered', 'closed'));--> statement-breakpoint
ALTER TABLE "visitor_message" ADD CONSTRAINT "visitor_message_handled_check" CHECK ((state = 'new') = (handled_at is null));