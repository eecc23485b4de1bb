CREATE TABLE "image" (
	"school_id" uuid NOT NULL,
	"id" uuid DEFAULT uuid_v7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "image_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "image_count_check" CHECK (width >= 0 and height >= 0)
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"school_id" uuid NOT NULL,
	"id" uuid DEFAULT uuid_v7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"size" integer NOT NULL,
	"received" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "upload_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "upload_count_check" CHECK (size >= 0 and received >= 0)
);
--> statement-breakpoint
CREATE TABLE "upload_chunk" (
	"school_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"start_byte" integer NOT NULL,
	CONSTRAINT "upload_chunk_school_id_upload_id_start_byte_pk" PRIMARY KEY("school_id","upload_id","start_byte"),
	CONSTRAINT "upload_chunk_count_check" CHECK (start_byte >= 0)
);
--> statement-breakpoint
ALTER TABLE "image" ADD CONSTRAINT "image_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image" ADD CONSTRAINT "image_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_school_id_owner_id_index" ON "upload" USING btree ("school_id","owner_id");