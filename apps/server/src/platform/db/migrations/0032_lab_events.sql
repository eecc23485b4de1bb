CREATE TABLE "lab_event" (
	"school_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"simulation" text NOT NULL,
	"task" integer NOT NULL,
	"is_solved" boolean NOT NULL,
	"description" text NOT NULL,
	"duration_seconds" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lab_event_school_id_account_id_id_pk" PRIMARY KEY("school_id","account_id","id"),
	CONSTRAINT "lab_event_simulation_check" CHECK (simulation in ('balance', 'sound', 'shadow', 'circuit', 'water')),
	CONSTRAINT "lab_event_task_check" CHECK (task between 1 and 3),
	CONSTRAINT "lab_event_duration_check" CHECK (duration_seconds >= 0)
);
--> statement-breakpoint
ALTER TABLE "lab_event" ADD CONSTRAINT "lab_event_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_event" ADD CONSTRAINT "lab_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lab_event_school_id_account_id_created_at_index" ON "lab_event" USING btree ("school_id","account_id","created_at");