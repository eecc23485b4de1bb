CREATE TABLE "visitor_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"webinar_key" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visitor_message_kind_check" CHECK (kind in ('contact', 'webinar'))
);
--> statement-breakpoint
CREATE INDEX "visitor_message_created_at_index" ON "visitor_message" USING btree ("created_at");