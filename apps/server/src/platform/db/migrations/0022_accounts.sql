CREATE TABLE "class_code" (
	"code" text PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_code_code_check" CHECK (code ~ '^[0-9]{9}$')
);
--> statement-breakpoint
CREATE TABLE "parent_link" (
	"school_id" uuid NOT NULL,
	"id" uuid DEFAULT uuid_v7() NOT NULL,
	"student_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_opened_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "parent_link_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "password_reset_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "registration" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"username" text NOT NULL,
	"password_hash" text,
	"school_title" text NOT NULL,
	"province_code" text,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decision_actor" text,
	"decision_note" text,
	"account_id" uuid,
	CONSTRAINT "registration_kind_check" CHECK (kind in ('teacher', 'school', 'interest')),
	CONSTRAINT "registration_state_check" CHECK (state in ('pending', 'confirmed', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "deletion_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "class_code" ADD CONSTRAINT "class_code_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_code" ADD CONSTRAINT "class_code_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_link" ADD CONSTRAINT "parent_link_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_link" ADD CONSTRAINT "parent_link_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_link" ADD CONSTRAINT "parent_link_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_province_code_province_code_fk" FOREIGN KEY ("province_code") REFERENCES "public"."province"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_code_school_id_class_id_index" ON "class_code" USING btree ("school_id","class_id");--> statement-breakpoint
CREATE UNIQUE INDEX "parent_link_school_id_token_hash_index" ON "parent_link" USING btree ("school_id","token_hash");--> statement-breakpoint
CREATE INDEX "parent_link_school_id_student_id_index" ON "parent_link" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE INDEX "password_reset_expires_at_index" ON "password_reset" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "registration_state_created_at_index" ON "registration" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "registration_username_index" ON "registration" USING btree ("username");--> statement-breakpoint
CREATE INDEX "registration_created_at_index" ON "registration" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "account_deletion_due_at_index" ON "account" USING btree ("deletion_due_at");