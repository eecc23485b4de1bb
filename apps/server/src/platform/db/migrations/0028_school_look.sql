CREATE TABLE "school_host" (
	"host" text PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_host_check" CHECK (host = lower(host))
);
--> statement-breakpoint
CREATE TABLE "school_look" (
	"school_id" uuid NOT NULL,
	"color" text,
	"logo_id" uuid,
	"dark_logo_id" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_look_school_id_pk" PRIMARY KEY("school_id"),
	CONSTRAINT "school_look_color_check" CHECK (color ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "school_look_dark_logo_check" CHECK (dark_logo_id is null or logo_id is not null)
);
--> statement-breakpoint
ALTER TABLE "school_host" ADD CONSTRAINT "school_host_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_look" ADD CONSTRAINT "school_look_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_look" ADD CONSTRAINT "school_look_school_id_logo_id_image_school_id_id_fk" FOREIGN KEY ("school_id","logo_id") REFERENCES "public"."image"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_look" ADD CONSTRAINT "school_look_school_id_dark_logo_id_image_school_id_id_fk" FOREIGN KEY ("school_id","dark_logo_id") REFERENCES "public"."image"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_host_school_id_index" ON "school_host" USING btree ("school_id");