CREATE TABLE "practice_session" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"requested" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "practice_session_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "practice_session_kind_check" CHECK (kind in ('own', 'review'))
);
--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "practice_session" ADD CONSTRAINT "practice_session_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_session" ADD CONSTRAINT "practice_session_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_session_school_id_student_id_created_at_index" ON "practice_session" USING btree ("school_id","student_id","created_at");--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_session_fk" FOREIGN KEY ("school_id","session_id") REFERENCES "public"."practice_session"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "question_session_place" ON "question" USING btree ("school_id","session_id","position") WHERE session_id is not null;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_session_check" CHECK (session_id is null or (context = 'practice' and similar_to is null));