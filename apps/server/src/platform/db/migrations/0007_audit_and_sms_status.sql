CREATE TABLE "audit_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"target" text,
	"school_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"address_hash" text
);
--> statement-breakpoint
ALTER TABLE "sms_outbox" ADD COLUMN "status" text DEFAULT 'sent' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_outbox" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_outbox" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sms_outbox" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sms_outbox" ADD COLUMN "error" text;--> statement-breakpoint
CREATE INDEX "audit_event_target_at_index" ON "audit_event" USING btree ("target","at");--> statement-breakpoint
CREATE INDEX "audit_event_actor_at_index" ON "audit_event" USING btree ("actor","at");--> statement-breakpoint
CREATE INDEX "audit_event_at_index" ON "audit_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sms_outbox_status_next_try_at_index" ON "sms_outbox" USING btree ("status","next_try_at");--> statement-breakpoint
CREATE INDEX "sms_outbox_sent_at_index" ON "sms_outbox" USING btree ("sent_at");--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit_event is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_event"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
