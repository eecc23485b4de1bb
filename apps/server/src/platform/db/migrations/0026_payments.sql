CREATE TABLE "discount_code" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"code" text NOT NULL,
	"percent" integer,
	"amount_rial" integer,
	"max_amount_rial" integer,
	"plan_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"max_uses" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"max_uses_per_person" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "discount_code_code_unique" UNIQUE("code"),
	CONSTRAINT "discount_code_kind_check" CHECK ((percent is null) <> (amount_rial is null)),
	CONSTRAINT "discount_code_percent_check" CHECK (percent is null or percent between 1 and 100),
	CONSTRAINT "discount_code_used_check" CHECK (used >= 0),
	CONSTRAINT "discount_code_limits_check" CHECK (max_amount_rial >= 0 and max_uses >= 0 and max_uses_per_person >= 0),
	CONSTRAINT "discount_code_span_check" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"school_id" uuid NOT NULL,
	"id" uuid DEFAULT uuid_v7() NOT NULL,
	"order_no" text NOT NULL,
	"student_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"plan_title" text NOT NULL,
	"months" integer NOT NULL,
	"price_rial" integer NOT NULL,
	"discount_rial" integer DEFAULT 0 NOT NULL,
	"amount_rial" integer NOT NULL,
	"discount_code_id" uuid,
	"gateway" text NOT NULL,
	"authority" text,
	"verified_rial" integer,
	"ref_id" text,
	"card_mask" text,
	"fee_rial" integer,
	"failure_code" text,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "payment_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "payment_state_check" CHECK (state in ('created', 'pending', 'verifying', 'paid', 'failed', 'cancelled', 'expired', 'refunded')),
	CONSTRAINT "payment_gateway_check" CHECK (gateway in ('zarinpal', 'local', 'none')),
	CONSTRAINT "payment_counts_check" CHECK (months >= 0 and fee_rial >= 0),
	CONSTRAINT "payment_amount_check" CHECK (amount_rial = price_rial - discount_rial and amount_rial >= 0),
	CONSTRAINT "payment_verified_check" CHECK ((state in ('paid', 'refunded')) = (verified_rial is not null) and (verified_rial is null or verified_rial = amount_rial))
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"school_id" uuid NOT NULL,
	"id" uuid DEFAULT uuid_v7() NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_event_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "payment_event_kind_check" CHECK (kind in ('request', 'request-failed', 'waive', 'return', 'verify', 'refuse', 'cancel', 'expire', 'refund')),
	CONSTRAINT "payment_event_from_check" CHECK (from_state in ('created', 'pending', 'verifying', 'paid', 'failed', 'cancelled', 'expired', 'refunded')),
	CONSTRAINT "payment_event_to_check" CHECK (to_state in ('created', 'pending', 'verifying', 'paid', 'failed', 'cancelled', 'expired', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "plan" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"months" integer NOT NULL,
	"price_rial" integer NOT NULL,
	"list_price_rial" integer,
	"features" text[] DEFAULT '{}' NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_state_check" CHECK (state in ('draft', 'on_sale', 'retired')),
	CONSTRAINT "plan_price_check" CHECK (price_rial >= 0 and position >= 0),
	CONSTRAINT "plan_list_price_check" CHECK (list_price_rial is null or list_price_rial > price_rial),
	CONSTRAINT "plan_months_check" CHECK (months between 1 and 36)
);
--> statement-breakpoint
CREATE TABLE "school_seat" (
	"school_id" uuid NOT NULL,
	"id" uuid DEFAULT uuid_v7() NOT NULL,
	"student_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_seat_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "school_seat_span_check" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"school_id" uuid NOT NULL,
	"id" uuid DEFAULT uuid_v7() NOT NULL,
	"student_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "subscription_span_check" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
ALTER TABLE "discount_code" ADD CONSTRAINT "discount_code_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_discount_code_id_discount_code_id_fk" FOREIGN KEY ("discount_code_id") REFERENCES "public"."discount_code"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_payment_fk" FOREIGN KEY ("school_id","payment_id") REFERENCES "public"."payment"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_seat" ADD CONSTRAINT "school_seat_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_seat" ADD CONSTRAINT "school_seat_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_seat" ADD CONSTRAINT "school_seat_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_student_id_account_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_payment_fk" FOREIGN KEY ("school_id","payment_id") REFERENCES "public"."payment"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_no" ON "payment" USING btree ("school_id","order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_authority" ON "payment" USING btree ("school_id","authority");--> statement-breakpoint
CREATE INDEX "payment_school_id_student_id_created_at_index" ON "payment" USING btree ("school_id","student_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_school_id_state_updated_at_index" ON "payment" USING btree ("school_id","state","updated_at");--> statement-breakpoint
CREATE INDEX "payment_event_school_id_payment_id_index" ON "payment_event" USING btree ("school_id","payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_seat_student" ON "school_seat" USING btree ("school_id","student_id") WHERE released_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_payment" ON "subscription" USING btree ("school_id","payment_id");--> statement-breakpoint
CREATE INDEX "subscription_school_id_student_id_ends_at_index" ON "subscription" USING btree ("school_id","student_id","ends_at");