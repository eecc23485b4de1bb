CREATE TABLE "site_partner" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"picture_id" uuid,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "site_partner_position_check" CHECK (position >= 0)
);
--> statement-breakpoint
CREATE TABLE "site_picture" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webinar" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"agenda" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "webinar_times_check" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
ALTER TABLE "site_picture" ADD CONSTRAINT "site_picture_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webinar_starts_at_index" ON "webinar" USING btree ("starts_at");