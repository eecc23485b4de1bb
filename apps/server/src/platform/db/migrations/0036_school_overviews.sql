CREATE TABLE "school_overview" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"classes_count" integer NOT NULL,
	"students_count" integer NOT NULL,
	"practiced_lately" integer NOT NULL,
	"open_homeworks" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_overview_counts_check" CHECK (classes_count >= 0 and students_count >= 0 and practiced_lately >= 0 and open_homeworks >= 0)
);
--> statement-breakpoint
ALTER TABLE "school_overview" ADD CONSTRAINT "school_overview_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;