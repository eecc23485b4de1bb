CREATE TABLE "second_factor" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"shared_key" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"used_step" bigint NOT NULL,
	"recovery" text[] NOT NULL,
	CONSTRAINT "second_factor_step_check" CHECK (used_step >= 0)
);
--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;