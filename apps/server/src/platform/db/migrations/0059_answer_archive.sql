CREATE TABLE "answer_archive" (
	"school_id" uuid NOT NULL,
	"month" integer NOT NULL,
	"part" integer NOT NULL,
	"answers" integer NOT NULL,
	"questions" integer NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	"archived_at" timestamp with time zone NOT NULL,
	"expired_at" timestamp with time zone,
	CONSTRAINT "answer_archive_school_id_month_part_pk" PRIMARY KEY("school_id","month","part"),
	CONSTRAINT "answer_archive_counts_check" CHECK (month >= 0 and part >= 0 and answers >= 0 and questions >= 0 and size >= 0)
);
--> statement-breakpoint
ALTER TABLE "answer_archive" ADD CONSTRAINT "answer_archive_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;