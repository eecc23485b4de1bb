CREATE TABLE "placement" (
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"grade" integer NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone,
	"question_ids" jsonb NOT NULL,
	"begun_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "placement_school_id_student_id_grade_pk" PRIMARY KEY("school_id","student_id","grade"),
	CONSTRAINT "placement_grade_check" CHECK (grade in (3, 4, 5, 6))
);
--> statement-breakpoint
CREATE TABLE "fact_memory" (
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"fact" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"reviews" integer NOT NULL,
	"lapses" integer NOT NULL,
	"phase" integer NOT NULL,
	"step" integer NOT NULL,
	"planned_days" integer NOT NULL,
	CONSTRAINT "fact_memory_school_id_student_id_fact_pk" PRIMARY KEY("school_id","student_id","fact"),
	CONSTRAINT "fact_memory_fact_check" CHECK (fact in ('2×2', '2×3', '2×4', '2×5', '2×6', '2×7', '2×8', '2×9', '3×5', '4×5', '5×5', '5×6', '5×7', '5×8', '5×9', '3×3', '3×4', '3×6', '3×7', '3×8', '3×9', '4×4', '4×6', '4×7', '4×8', '4×9', '6×6', '6×7', '6×8', '6×9', '7×7', '7×8', '7×9', '8×8', '8×9', '9×9')),
	CONSTRAINT "fact_memory_counts_check" CHECK (reviews >= 0 and lapses >= 0 and phase >= 0 and step >= 0 and planned_days >= 0)
);
--> statement-breakpoint
CREATE TABLE "warm_up" (
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"day" date NOT NULL,
	"facts" jsonb NOT NULL,
	"tries" jsonb NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "warm_up_school_id_student_id_day_pk" PRIMARY KEY("school_id","student_id","day")
);
--> statement-breakpoint
ALTER TABLE "placement" ADD CONSTRAINT "placement_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement" ADD CONSTRAINT "placement_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement" ADD CONSTRAINT "placement_asked_by_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_memory" ADD CONSTRAINT "fact_memory_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_memory" ADD CONSTRAINT "fact_memory_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warm_up" ADD CONSTRAINT "warm_up_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warm_up" ADD CONSTRAINT "warm_up_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;