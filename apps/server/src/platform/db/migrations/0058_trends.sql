CREATE TABLE "school_week" (
	"school_id" uuid NOT NULL,
	"week" timestamp with time zone NOT NULL,
	"grade" integer NOT NULL,
	"members" integer NOT NULL,
	"students" integer NOT NULL,
	"answered" integer NOT NULL,
	"first_try_right" integer NOT NULL,
	"is_hidden" boolean NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_week_school_id_grade_week_pk" PRIMARY KEY("school_id","grade","week"),
	CONSTRAINT "school_week_grade_check" CHECK (grade in (0, 3, 4, 5, 6)),
	CONSTRAINT "school_week_counts_check" CHECK (members >= 0 and students >= 0 and answered >= 0 and first_try_right >= 0)
);
--> statement-breakpoint
CREATE TABLE "school_week_skill" (
	"school_id" uuid NOT NULL,
	"week" timestamp with time zone NOT NULL,
	"grade" integer NOT NULL,
	"skill_id" text NOT NULL,
	"students" integer NOT NULL,
	"answered" integer NOT NULL,
	"first_try_right" integer NOT NULL,
	CONSTRAINT "school_week_skill_school_id_grade_week_skill_id_pk" PRIMARY KEY("school_id","grade","week","skill_id"),
	CONSTRAINT "school_week_skill_grade_check" CHECK (grade in (3, 4, 5, 6)),
	CONSTRAINT "school_week_skill_counts_check" CHECK (students >= 0 and answered >= 0 and first_try_right >= 0)
);
--> statement-breakpoint
ALTER TABLE "school_week" ADD CONSTRAINT "school_week_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_week_skill" ADD CONSTRAINT "school_week_skill_week_fk" FOREIGN KEY ("school_id","grade","week") REFERENCES "public"."school_week"("school_id","grade","week") ON DELETE cascade ON UPDATE no action;