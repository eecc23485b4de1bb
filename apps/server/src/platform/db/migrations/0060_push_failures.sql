ALTER TABLE "push_outbox" DROP CONSTRAINT "push_outbox_count_check";--> statement-breakpoint
ALTER TABLE "push_outbox" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "push_outbox" ADD COLUMN "reply_status" integer;--> statement-breakpoint
ALTER TABLE "push_outbox" ADD CONSTRAINT "push_outbox_count_check" CHECK (tries >= 0 and reply_status >= 0);