BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('r0001');
CREATE TABLE guest (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	shape TEXT NOT NULL, 
	program BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT guest_pkey PRIMARY KEY (id)
);
INSERT INTO "guest" VALUES('f9f6a5f0ab2a44f1','Igel','circle',1,1794937185389,1829497185389);
INSERT INTO "guest" VALUES('e107a7982a826de6','Wolf','circle',1,1794937185431,1829497185431);
INSERT INTO "guest" VALUES('456fc3ab57d8f1ad','Dachs','circle',1,1794937185738,1829497185738);
INSERT INTO "guest" VALUES('ad411c69f82e0f31','Otter','circle',1,1794937185739,1829497185739);
INSERT INTO "guest" VALUES('597f2c7a16e52d4b','Marder','circle',1,1794937185740,1829497185740);
INSERT INTO "guest" VALUES('b32a4013b1bb1774','Otter','circle',1,1794937185757,1829497185757);
INSERT INTO "guest" VALUES('5594e8393d874979','Uhu','circle',1,1794937185769,1829497185769);
CREATE TABLE log (
	table_id TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	seat SMALLINT, 
	"key" TEXT NOT NULL, 
	act TEXT NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT log_pkey PRIMARY KEY (table_id, version)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('4azjzm0sy9aj8wr1',1,1794937185770,NULL,'0c7c1ceb5e2d285c','open','{"game":"rallye","rules":"fx-schmid,target=100","players":2,"pace":"programs","public":false,"programs":true,"host":"5594e8393d874979","code":"kiebitz-flamingo-deckel","commitment":"7d78ced9fabdb8cf04c48b9bcac0613a941b18b8b2adb582a4cacdda7fb6d6a5","date":"2026-11-17"}');
INSERT INTO "log" VALUES('4azjzm0sy9aj8wr1',2,1794937185770,0,'16298f9c61e6834e','sit','{"guest":"5594e8393d874979","name":"Uhu","shape":"circle","kind":"program","level":"","entropy":""}');
INSERT INTO "log" VALUES('4azjzm0sy9aj8wr1',3,1794937185772,1,'ab69e53054defe01','sit','{"guest":"456fc3ab57d8f1ad","name":"Dachs","shape":"circle","kind":"program","level":"","entropy":""}');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',1,1794937185467,NULL,'21224d27d248f5a2','open','{"game":"uno","rules":"uno-carabiner,target=1","players":2,"pace":"programs","public":false,"programs":true,"host":"f9f6a5f0ab2a44f1","code":"koralle-schmuck-relief","commitment":"efa1da2f951e030c60444c597b46ca7c43602e9e3239f0e7ed806d7afb4accb4","date":"2026-11-17"}');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',2,1794937185468,0,'7e0818a17fc8fb07','sit','{"guest":"f9f6a5f0ab2a44f1","name":"Igel","shape":"circle","kind":"program","level":"","entropy":""}');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',3,1794937185557,1,'2fbb8849265b84d3','sit','{"guest":"e107a7982a826de6","name":"Wolf","shape":"circle","kind":"program","level":"","entropy":""}');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',4,1794937185620,0,'start','start','');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',5,1794937185624,0,'move 0','move','wild=yellow');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',6,1794937185634,1,'move 1','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',7,1794937185640,1,'move 2','move','keep');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',8,1794937185642,0,'move 3','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',9,1794937185650,0,'move 4','move','keep');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',10,1794937185653,1,'move 5','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',11,1794937185656,1,'move 6','move','yellow-skip');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',12,1794937185661,1,'move 7','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',13,1794937185662,1,'move 8','move','keep');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',14,1794937185663,0,'move 9','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',15,1794937185664,0,'move 10','move','keep');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',16,1794937185666,1,'move 11','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',17,1794937185668,1,'move 12','move','yellow-draw-two');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',18,1794937185669,1,'move 13','move','green-draw-two');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',19,1794937185670,1,'move 14','move','green-9');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',20,1794937185672,0,'move 15','move','green-5');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',21,1794937185672,1,'move 16','move','green-6');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',22,1794937185673,0,'move 17','move','wild=red');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',23,1794937185674,1,'move 18','move','red-4');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',24,1794937185675,0,'move 19','move','red-reverse');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',25,1794937185676,1,'move 20','move','red-0');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',26,1794937185676,0,'move 21','move','red-6');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',27,1794937185677,1,'move 22','move','red-7');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',28,1794937185678,0,'move 23','move','red-1');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',29,1794937185678,1,'move 24','move','red-8');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',30,1794937185679,0,'move 25','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',31,1794937185680,0,'move 26','move','keep');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',32,1794937185680,1,'move 27','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',33,1794937185681,1,'move 28','move','red-2');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',34,1794937185682,0,'move 29','move','blue-2');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',35,1794937185682,1,'move 30','move','blue-9');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',36,1794937185683,0,'move 31','move','catch>2');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',37,1794937185684,0,'move 32','move','blue-5');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',38,1794937185685,1,'move 33','move','blue-draw-two');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',39,1794937185686,1,'move 34','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',40,1794937185686,1,'move 35','move','keep');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',41,1794937185687,0,'move 36','move','blue-7');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',42,1794937185690,1,'move 37','move','yellow-7');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',43,1794937185691,0,'move 38','move','blue-7');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',44,1794937185692,1,'move 39','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',45,1794937185692,1,'move 40','move','wild=red');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',46,1794937185693,0,'move 41','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',47,1794937185694,0,'move 42','move','keep');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',48,1794937185694,1,'move 43','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',49,1794937185695,1,'move 44','move','keep');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',50,1794937185696,0,'move 45','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',51,1794937185696,0,'move 46','move','red-9');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',52,1794937185697,1,'move 47','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',53,1794937185697,1,'move 48','move','red-5');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',54,1794937185698,0,'move 49','move','green-5');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',55,1794937185698,1,'move 50','move','green-skip');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',56,1794937185699,1,'move 51','move','green-reverse!');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',57,1794937185699,0,'move 52','move','green-draw-two');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',58,1794937185700,0,'move 53','move','green-skip');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',59,1794937185700,0,'move 54','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',60,1794937185701,0,'move 55','move','keep');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',61,1794937185702,1,'move 56','move','green-3');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',62,1794937185702,0,'move 57','move','yellow-3');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',63,1794937185703,1,'move 58','move','yellow-draw-two!');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',64,1794937185704,1,'move 59','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',65,1794937185704,1,'move 60','move','yellow-6!');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',66,1794937185705,0,'move 61','move','yellow-7');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',67,1794937185706,1,'move 62','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',68,1794937185706,1,'move 63','move','keep');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',69,1794937185707,0,'move 64','move','yellow-reverse');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',70,1794937185707,1,'move 65','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',71,1794937185708,1,'move 66','move','yellow-4');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',72,1794937185709,0,'move 67','move','blue-4');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',73,1794937185710,1,'move 68','move','blue-5!');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',74,1794937185710,0,'move 69','move','yellow-5');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',75,1794937185711,1,'move 70','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',76,1794937185712,1,'move 71','move','yellow-5');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',77,1794937185712,0,'move 72','move','yellow-1!');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',78,1794937185713,1,'move 73','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',79,1794937185714,1,'move 74','move','keep');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',80,1794937185714,0,'move 75','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',81,1794937185715,0,'move 76','move','keep');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',82,1794937185715,1,'move 77','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',83,1794937185716,1,'move 78','move','green-1');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',84,1794937185717,0,'move 79','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',85,1794937185717,0,'move 80','move','blue-1');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',86,1794937185718,1,'move 81','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',87,1794937185719,1,'move 82','move','keep');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',88,1794937185719,0,'move 83','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',89,1794937185720,0,'move 84','move','keep');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',90,1794937185721,1,'move 85','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',91,1794937185721,1,'move 86','move','wild-draw-four=green');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',92,1794937185722,0,'move 87','move','challenge');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',93,1794937185723,1,'move 88','move','green-7');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',94,1794937185723,0,'move 89','move','green-4');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',95,1794937185724,1,'move 90','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',96,1794937185725,1,'move 91','move','keep');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',97,1794937185725,0,'move 92','move','yellow-4');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',98,1794937185726,1,'move 93','move','yellow-reverse');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',99,1794937185726,0,'move 94','move','yellow-9');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',100,1794937185727,1,'move 95','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',101,1794937185728,1,'move 96','move','keep');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',102,1794937185729,0,'move 97','move','red-9');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',103,1794937185730,1,'move 98','move','red-skip');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',104,1794937185730,1,'move 99','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',105,1794937185731,1,'move 100','move','keep');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',106,1794937185731,0,'move 101','move','red-reverse');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',107,1794937185732,1,'move 102','move','blue-reverse');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',108,1794937185733,0,'move 103','move','blue-skip');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',109,1794937185733,0,'move 104','move','blue-6');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',110,1794937185734,1,'move 105','move','blue-3!');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',111,1794937185735,0,'move 106','move','blue-skip');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',112,1794937185735,0,'move 107','move','uno');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',113,1794937185736,0,'move 108','move','draw');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',114,1794937185737,0,'move 109','move','blue-6!');
INSERT INTO "log" VALUES('4ra4ec6tc2vfp0bs',115,1794937185737,1,'move 110','move','blue-draw-two');
INSERT INTO "log" VALUES('cv9t561q2x0sfrwx',1,1794937185741,NULL,'40f6152c738a0da8','open','{"game":"rallye","rules":"fx-schmid,target=100","players":3,"pace":"programs","public":true,"programs":true,"host":"456fc3ab57d8f1ad","code":"oktave-heimweg-wurzel","commitment":"658870a4d3d2f1f61c7c76aaf7b9d0ea95a647f77caf33d6494dbe28c899a087","date":"2026-11-17"}');
INSERT INTO "log" VALUES('cv9t561q2x0sfrwx',2,1794937185741,0,'83f5e09660333a07','sit','{"guest":"456fc3ab57d8f1ad","name":"Dachs","shape":"circle","kind":"program","level":"","entropy":""}');
INSERT INTO "log" VALUES('cv9t561q2x0sfrwx',3,1794937185743,1,'a592ed4ef5a7da50','sit','{"guest":"597f2c7a16e52d4b","name":"Marder","shape":"circle","kind":"program","level":"","entropy":""}');
INSERT INTO "log" VALUES('cv9t561q2x0sfrwx',4,1794937185746,1,'14f25c487885fd9a','rise','');
INSERT INTO "log" VALUES('cv9t561q2x0sfrwx',5,1794937185748,1,'5487f2d32d70956e','sit','{"guest":"ad411c69f82e0f31","name":"Otter","shape":"circle","kind":"program","level":"","entropy":""}');
INSERT INTO "log" VALUES('cv9t561q2x0sfrwx',6,1794937185756,1,'d803560a795f46b6','grant','{"token":"0ba53734a85dfdd735bf0d025eeccbc7f2cf67f76b8d71f64d6950cd069819a4","until":1794937785756}');
INSERT INTO "log" VALUES('cv9t561q2x0sfrwx',7,1794937185758,1,'fa9bc2d79456603a','claim','{"token":"0ba53734a85dfdd735bf0d025eeccbc7f2cf67f76b8d71f64d6950cd069819a4","guest":"b32a4013b1bb1774"}');
INSERT INTO "log" VALUES('cv9t561q2x0sfrwx',8,1794937185760,2,'41005ce6adb1e557','sit','{"guest":"","name":"Bot 3","shape":"gear","kind":"bot","level":"easy","entropy":""}');
INSERT INTO "log" VALUES('cv9t561q2x0sfrwx',9,1794937185761,0,'start','start','');
INSERT INTO "log" VALUES('cv9t561q2x0sfrwx',10,1794937185763,0,'m0','move','roll');
INSERT INTO "log" VALUES('cv9t561q2x0sfrwx',11,1794937185764,1,'m1','move','roll');
INSERT INTO "log" VALUES('cv9t561q2x0sfrwx',12,1794937185765,2,'m2','move','petrol-station');
INSERT INTO "log" VALUES('cv9t561q2x0sfrwx',13,1794937185766,2,'m3','move','-25');
INSERT INTO "log" VALUES('cv9t561q2x0sfrwx',14,1794937185767,0,'m4','move','50');
INSERT INTO "log" VALUES('cv9t561q2x0sfrwx',15,1794937185767,1,'m5','move','25');
INSERT INTO "log" VALUES('cv9t561q2x0sfrwx',16,1794937185768,1,'l','leave','');
CREATE TABLE notice (
	table_id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	game TEXT NOT NULL, 
	rules TEXT NOT NULL, 
	players SMALLINT NOT NULL, 
	free SMALLINT NOT NULL, 
	state TEXT NOT NULL, 
	opened BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT notice_pkey PRIMARY KEY (table_id), 
	CONSTRAINT notice_code_key UNIQUE (code)
);
INSERT INTO "notice" VALUES('4ra4ec6tc2vfp0bs','koralle-schmuck-relief',0,'uno','uno-carabiner,target=1',2,0,'open',1794937185468,1795023585557);
INSERT INTO "notice" VALUES('cv9t561q2x0sfrwx','oktave-heimweg-wurzel',1,'rallye','fx-schmid,target=100',3,0,'open',1794937185741,1795023585760);
INSERT INTO "notice" VALUES('4azjzm0sy9aj8wr1','kiebitz-flamingo-deckel',0,'rallye','fx-schmid,target=100',2,0,'open',1794937185770,1795023585772);
CREATE TABLE sitting (
	guest TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	seat SMALLINT NOT NULL, 
	CONSTRAINT sitting_pkey PRIMARY KEY (guest, table_id, seat), 
	CONSTRAINT sitting_guest_fkey FOREIGN KEY(guest) REFERENCES guest (id) ON DELETE CASCADE
);
INSERT INTO "sitting" VALUES('f9f6a5f0ab2a44f1','4ra4ec6tc2vfp0bs',0);
INSERT INTO "sitting" VALUES('e107a7982a826de6','4ra4ec6tc2vfp0bs',1);
INSERT INTO "sitting" VALUES('456fc3ab57d8f1ad','cv9t561q2x0sfrwx',0);
INSERT INTO "sitting" VALUES('597f2c7a16e52d4b','cv9t561q2x0sfrwx',1);
INSERT INTO "sitting" VALUES('ad411c69f82e0f31','cv9t561q2x0sfrwx',1);
INSERT INTO "sitting" VALUES('b32a4013b1bb1774','cv9t561q2x0sfrwx',1);
INSERT INTO "sitting" VALUES('5594e8393d874979','4azjzm0sy9aj8wr1',0);
INSERT INTO "sitting" VALUES('456fc3ab57d8f1ad','4azjzm0sy9aj8wr1',1);
CREATE TABLE token (
	hash BLOB NOT NULL, 
	guest TEXT NOT NULL, 
	CONSTRAINT token_pkey PRIMARY KEY (hash), 
	CONSTRAINT token_guest_fkey FOREIGN KEY(guest) REFERENCES guest (id) ON DELETE CASCADE
);
INSERT INTO "token" VALUES(X'C183773835059FC3E1950451472F82E87366C0484A6CE1543A4319BE0613C803','f9f6a5f0ab2a44f1');
INSERT INTO "token" VALUES(X'F02660B168409D0E5398FD71F97E24AB7B2039D2BE5C31187ECA1E3B0B30D72F','e107a7982a826de6');
INSERT INTO "token" VALUES(X'1F475CA79C52FD5A1BDA50F5567775F8BB295315CD0BC1EB377D43BF108EC99A','456fc3ab57d8f1ad');
INSERT INTO "token" VALUES(X'62D0D3A62890C7E9C6C89227B64D25F7C0CC4C47300BC78BC8284D87FB1B7D47','ad411c69f82e0f31');
INSERT INTO "token" VALUES(X'F2C13DBC13E4DE9793DF1358E1F6D2A7D85B9D573305EA568A3C08B0833684EB','597f2c7a16e52d4b');
INSERT INTO "token" VALUES(X'DD3F18F6A745D5D30D4CA7787CA12DC42A2AA035A07C661E7C13C1E5D1A4E114','b32a4013b1bb1774');
INSERT INTO "token" VALUES(X'EC6B2405FA243193E5DBEFA0DE307FA061E3D3FC131A44352AF8C465097E2EC5','5594e8393d874979');
CREATE TABLE watch (
	table_id TEXT NOT NULL, 
	check_at BIGINT NOT NULL, 
	CONSTRAINT watch_pkey PRIMARY KEY (table_id)
);
INSERT INTO "watch" VALUES('4ra4ec6tc2vfp0bs',1794937188957);
INSERT INTO "watch" VALUES('cv9t561q2x0sfrwx',1794937189143);
INSERT INTO "watch" VALUES('4azjzm0sy9aj8wr1',1794937189172);
CREATE INDEX log_at ON log (at);
CREATE INDEX watch_check_at ON watch (check_at);
CREATE INDEX notice_board ON notice (opened DESC) WHERE public AND free > 0;
CREATE INDEX notice_expires ON notice (expires);
CREATE INDEX guest_expires ON guest (expires);
CREATE INDEX token_guest ON token (guest);
CREATE INDEX sitting_table_id ON sitting (table_id);
COMMIT;
