CREATE TABLE "closed_pointer" (
	"school_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"screen" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "closed_pointer_school_id_account_id_screen_pk" PRIMARY KEY("school_id","account_id","screen"),
	CONSTRAINT "closed_pointer_screen_check" CHECK (screen ~ '^[a-z]+(-[a-z]+)*$')
);
--> statement-breakpoint
ALTER TABLE "closed_pointer" ADD CONSTRAINT "closed_pointer_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_pointer" ADD CONSTRAINT "closed_pointer_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;