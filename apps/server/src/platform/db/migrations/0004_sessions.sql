CREATE TABLE "account_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"token_version" integer NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"attempt_hash" text,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "requester_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "other_tries_left" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_session" ADD CONSTRAINT "account_session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_session_account_id_index" ON "account_session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_session_expires_at_index" ON "account_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_code_expires_at_index" ON "one_time_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "throttle_window_ends_at_index" ON "throttle" USING btree ("window_ends_at");--> statement-breakpoint
-- Texts of codes were stored in clear; the codes themselves are long over.
UPDATE "sms_outbox" SET "body" = '';--> statement-breakpoint
-- Every copy of the server caches what it needs to know of an account and forgets it on this message, whoever made the change.
CREATE FUNCTION notify_account_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('account_changed', coalesce(NEW.id, OLD.id)::text);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER account_changed AFTER UPDATE ON "account" FOR EACH ROW
WHEN ((OLD.role, OLD.school_id, OLD.token_version, OLD.archived_at) IS DISTINCT FROM (NEW.role, NEW.school_id, NEW.token_version, NEW.archived_at))
EXECUTE FUNCTION notify_account_changed();--> statement-breakpoint
CREATE TRIGGER account_removed AFTER DELETE ON "account" FOR EACH ROW EXECUTE FUNCTION notify_account_changed();--> statement-breakpoint
CREATE FUNCTION notify_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('account_changed', NEW.account_id::text);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER session_ended AFTER UPDATE ON "account_session" FOR EACH ROW
WHEN (OLD.ended_at IS DISTINCT FROM NEW.ended_at) EXECUTE FUNCTION notify_session_ended();
