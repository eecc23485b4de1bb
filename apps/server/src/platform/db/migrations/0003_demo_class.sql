CREATE TABLE "demo_class" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"place" integer NOT NULL,
	"answers" integer
);
--> statement-breakpoint
ALTER TABLE "demo_class" ADD CONSTRAINT "demo_class_class_id_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."class"("id") ON DELETE no action ON UPDATE no action;