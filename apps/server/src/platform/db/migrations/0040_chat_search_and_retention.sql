-- Letters that messages are folded to now.
UPDATE "chat_message" SET "search_body" = translate("search_body", U&'\064a\06d5\0629', U&'\06cc\0647\0647');--> statement-breakpoint
DROP INDEX "chat_message_search";--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', search_body)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "earlier_texts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "account_name_words" ON "account" USING gin (to_tsvector('simple', translate(first_name || ' ' || last_name || ' ' || username, U&'\064a\0649\0626\0643\0622\0623\0625\0671\0629\06c0\0624\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9-._\200c\064b\064c\064d\064e\064f\0650\0651\0652\0653\0654\0670\0640', U&'\06cc\06cc\06cc\06a9\0627\0627\0627\0627\0647\0647\064801234567890123456789    ') || ' ' || translate(first_name || ' ' || last_name || ' ' || username, U&'\064a\0649\0626\0643\0622\0623\0625\0671\0629\06c0\0624\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9-._\200c\064b\064c\064d\064e\064f\0650\0651\0652\0653\0654\0670\0640', U&'\06cc\06cc\06cc\06a9\0627\0627\0627\0627\0647\0647\064801234567890123456789   ')));--> statement-breakpoint
CREATE INDEX "chat_newest" ON "chat" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "chat_waiting" ON "chat" USING btree ("school_id","account_id") WHERE last_seq > support_read_seq;--> statement-breakpoint
CREATE INDEX "chat_message_newest" ON "chat_message" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "chat_message_image" ON "chat_message" USING btree ("image_id") WHERE image_id is not null;--> statement-breakpoint
CREATE INDEX "chat_message_search" ON "chat_message" USING gin ("search_words") WITH (fastupdate=false);