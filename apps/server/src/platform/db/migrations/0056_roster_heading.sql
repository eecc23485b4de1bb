CREATE TABLE "roster_heading" (
	"school_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"heading" text NOT NULL,
	"column_name" text NOT NULL,
	CONSTRAINT "roster_heading_school_id_kind_heading_pk" PRIMARY KEY("school_id","kind","heading"),
	CONSTRAINT "roster_heading_kind_check" CHECK (kind in ('students', 'teachers')),
	CONSTRAINT "roster_heading_column_name_check" CHECK (column_name in ('firstName', 'lastName', 'classTitle', 'grade', 'gender', 'registrationCode', 'phone'))
);
--> statement-breakpoint
ALTER TABLE "roster_heading" ADD CONSTRAINT "roster_heading_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;