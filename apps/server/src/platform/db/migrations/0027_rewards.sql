CREATE TABLE "badge_award" (
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"badge" text NOT NULL,
	"awarded_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "badge_award_school_id_student_id_badge_pk" PRIMARY KEY("school_id","student_id","badge"),
	CONSTRAINT "badge_award_badge_check" CHECK (badge in ('first-practice', 'first-skill', 'own-correction', 'welcome-back', 'whole-chapter', 'clock', 'fractions', 'measuring', 'angles', 'big-numbers', 'autumn', 'new-skills', 'thirty-skills', 'patience', 'four-weeks', 'whole-grade', 'maze', 'hard-question', 'with-a-hint', 'circles', 'symmetry', 'comparing', 'word-problems', 'data', 'volume', 'area', 'calm-session', 'first-quiz', 'spring', 'times-table'))
);
--> statement-breakpoint
CREATE TABLE "maze_day" (
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"day" date NOT NULL,
	"played_ms" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"solved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "maze_day_school_id_student_id_day_pk" PRIMARY KEY("school_id","student_id","day"),
	CONSTRAINT "maze_day_counts_check" CHECK (played_ms >= 0 and solved >= 0)
);
--> statement-breakpoint
CREATE TABLE "reward_earning" (
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason_key" text NOT NULL,
	"steps" integer NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reward_earning_school_id_student_id_kind_reason_key_pk" PRIMARY KEY("school_id","student_id","kind","reason_key"),
	CONSTRAINT "reward_earning_kind_check" CHECK (kind in ('learned', 'reviewed', 'corrected', 'hinted', 'persevered', 'understood', 'returned')),
	CONSTRAINT "reward_earning_steps_check" CHECK (steps >= 0)
);
--> statement-breakpoint
ALTER TABLE "badge_award" ADD CONSTRAINT "badge_award_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "badge_award" ADD CONSTRAINT "badge_award_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maze_day" ADD CONSTRAINT "maze_day_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maze_day" ADD CONSTRAINT "maze_day_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reward_earning_school_id_student_id_earned_at_index" ON "reward_earning" USING btree ("school_id","student_id","earned_at");