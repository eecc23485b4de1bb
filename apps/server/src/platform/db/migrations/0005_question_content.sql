ALTER TABLE "question" ADD COLUMN "content" json;--> statement-breakpoint
-- A content is written once while its row is updated with every answer: kept outside the row, it is not copied each time.
ALTER TABLE "question" SET (toast_tuple_target = 512);--> statement-breakpoint
CREATE INDEX "question_without_content" ON "question" USING btree ("id") WHERE content is null;