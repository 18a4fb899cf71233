BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE chat (
	table_id VARCHAR(24) NOT NULL, 
	n INTEGER NOT NULL, 
	guest VARCHAR(16) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	seat INTEGER, 
	text VARCHAR(400) NOT NULL, 
	id VARCHAR(40) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "chat" VALUES('6nvbqxf455kzwuzd',0,'hgmezkvj3v4a','Ann',0,'well played','s1',1.79501427832538294794e+09);
CREATE TABLE corrections (
	name VARCHAR(16) NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE guests (
	id VARCHAR(16) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	colour VARCHAR(12) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token)
);
INSERT INTO "guests" VALUES('hgmezkvj3v4a','62b7d811528331866b45702259daca33f00b627bc594f1126ce543aa632bff49','Ann','teal',1.79501427760694408416e+09);
INSERT INTO "guests" VALUES('7kfwxmvav6dq','b091966b1ab28d3523121d6423bd66e223755c8bdf0b48ffac64565261682a68','Bob','teal',1.79501427772285723685e+09);
INSERT INTO "guests" VALUES('vu3ailipa6cc','637470e55e77fc05ca8ffe07653fe269f1659beeb44067b4d4d18fa134e58f88','Ann','teal',1.79501427833000397685e+09);
INSERT INTO "guests" VALUES('65srm6ynfbai','e8c70efc9b82554840f5819835a4ada45aade54e5372673d2ae898636212981b','Bob','teal',1.79501427833232021337e+09);
INSERT INTO "guests" VALUES('4m5qehlhmk6v','f086cb1b561e834cf9a99fc5f651f715d29d1589388a8cd7c935ad3ef3cd81c4','Eve','teal',1.79501427950969171518e+09);
CREATE TABLE moves (
	table_id VARCHAR(24) NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	choice VARCHAR(120) NOT NULL, 
	id VARCHAR(40) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, ply), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',0,-1,'deal low_tide_place_1','',1.79501427840621423717e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',1,-1,'deal high_tide_remove_3','',1.79501427840621423717e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',2,-1,'deal low_tide_remove_3','',1.79501427840621423717e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',3,-1,'deal high_tide_move','',1.79501427840621423717e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',4,-1,'deal low_tide_remove_1','',1.79501427840621423717e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',5,-1,'deal high_tide_place_2','',1.79501427840621423717e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',6,-1,'deal night_move','',1.79501427840621423717e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',7,-1,'deal day_remove_2','',1.79501427840621423717e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',8,-1,'deal day_place_2','',1.79501427840621423717e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',9,-1,'deal low_tide_place_3','',1.79501427840621423717e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',10,-1,'show_side day','',1.79501427840621423717e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',11,-1,'show_side high_tide','',1.79501427840621423717e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',12,-1,'four_treasures island_3','',1.79501427840621423717e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',13,-1,'four_treasures island_2','',1.79501427840621423717e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',14,-1,'first_shaman seat_0','',1.79501427840621423717e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',15,0,'place_initial island_1','m15',1.79501427853147625919e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',16,1,'place_initial island_1','m16',1.79501427858244633675e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',17,0,'place_initial island_1','m17',1.79501427859432363511e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',18,1,'place_initial island_1','m18',1.7950142786161739826e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',19,0,'place_initial island_1','m19',1.79501427868876409525e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',20,1,'place_initial island_1','m20',1.79501427880171704294e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',21,0,'play_card high_tide_remove_3 seat_0','m21',1.79501427889242982862e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',22,1,'play_card day_remove_2 seat_0','m22',1.79501427892489099505e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',23,0,'play_card high_tide_move seat_0','m23',1.79501427894235587121e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',24,1,'play_card day_place_2 seat_0','m24',1.79501427895467329017e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',25,0,'place_copier up_0','m25',1.79501427896312308312e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',26,1,'place_copier up_0','m26',1.79501427907448172574e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',27,0,'flip time','m27',1.79501427911418247221e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',28,-1,'deal day_treasure','',1.79501427911418247221e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',29,-1,'deal high_tide_remove_1','',1.79501427911418247221e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',30,-1,'deal high_tide_place_1','',1.79501427911418247221e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',31,-1,'deal night_remove_1','',1.79501427911418247221e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',32,1,'keep','m32',1.79501427915087580678e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',33,1,'play_card day_treasure seat_0','m33',1.79501427924629664424e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',34,0,'play_card night_remove_1 seat_0','m34',1.79501427932239890098e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',35,1,'play_card night_move seat_0','m35',1.79501427938857316965e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',36,0,'play_card high_tide_place_1 seat_0','m36',1.79501427944415402416e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',37,1,'place_copier up_0','m37',1.79501427945309352876e+09);
INSERT INTO "moves" VALUES('266vkxm7zuqczjci',38,0,'place_copier up_0','m38',1.79501427947794413566e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',0,-1,'deal day_place_2','',1.79501427806760311127e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',1,-1,'deal high_tide_place_1','',1.79501427806760311127e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',2,-1,'deal low_tide_place_2','',1.79501427806760311127e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',3,-1,'deal low_tide_place_1','',1.79501427806760311127e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',4,-1,'deal day_move','',1.79501427806760311127e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',5,-1,'deal low_tide_remove_1','',1.79501427806760311127e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',6,-1,'deal low_tide_remove_3','',1.79501427806760311127e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',7,-1,'deal night_remove_2','',1.79501427806760311127e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',8,-1,'deal night_move','',1.79501427806760311127e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',9,-1,'deal high_tide_remove_1','',1.79501427806760311127e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',10,-1,'show_side day','',1.79501427806760311127e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',11,-1,'show_side low_tide','',1.79501427806760311127e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',12,-1,'four_treasures island_2','',1.79501427806760311127e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',13,-1,'four_treasures island_4','',1.79501427806760311127e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',14,-1,'first_shaman seat_1','',1.79501427806760311127e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',15,1,'place_initial island_1','m15',1.79501427817449235916e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',16,0,'place_initial island_1','m16',1.79501427819444751734e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',17,1,'place_initial island_1','m17',1.79501427821248745915e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',18,0,'place_initial island_1','m18',1.79501427823880100251e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',19,1,'place_initial island_1','m19',1.79501427824150967598e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',20,0,'place_initial island_1','m20',1.79501427824492168429e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',21,1,'play_card night_remove_2 seat_0','m21',1.79501427824624776837e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',22,0,'play_card day_place_2 seat_0','m22',1.79501427824780201915e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',23,1,'play_card night_move seat_0','m23',1.79501427824929785733e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',24,0,'play_card day_move seat_0','m24',1.79501427825034761426e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',25,1,'place_copier up_0','m25',1.79501427825141811368e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',26,0,'place_copier up_0','m26',1.79501427825264549256e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',27,1,'flip time','m27',1.79501427825370693212e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',28,0,'pick_inhabitant island_1 green','m28',1.7950142782548348904e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',29,0,'move_to island_2','m29',1.79501427825683593751e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',30,-1,'deal day_treasure','',1.79501427825683593751e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',31,-1,'deal high_tide_remove_3','',1.79501427825683593751e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',32,-1,'deal day_remove_2','',1.79501427825683593751e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',33,-1,'deal high_tide_place_3','',1.79501427825683593751e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',34,0,'keep','m34',1.79501427825839328768e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',35,0,'play_card day_treasure seat_0','m35',1.79501427825995802873e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',36,1,'play_card day_remove_2 seat_0','m36',1795014278.26134);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',37,0,'play_card high_tide_remove_3 seat_0','m37',1.79501427826239466668e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',38,1,'play_card high_tide_remove_1 seat_0','m38',1.79501427826341724398e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',39,0,'place_copier up_0','m39',1.79501427826448535919e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',40,1,'place_copier up_0','m40',1.7950142782656633854e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',41,0,'flip time','m41',1.7950142782669615746e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',42,0,'treasure_from island_1','m42',1.7950142782689759731e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',43,0,'treasure_to island_2','m43',1.79501427827000617975e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',44,0,'treasure_from island_1','m44',1.79501427827096676822e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',45,0,'treasure_to island_2','m45',1.79501427827217268943e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',46,1,'treasure_from island_1','m46',1.79501427827324175831e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',47,1,'treasure_to island_2','m47',1.79501427827429103846e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',48,-1,'deal day_remove_1','',1.79501427827429103846e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',49,-1,'deal high_tide_move','',1.79501427827429103846e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',50,-1,'deal night_place_3','',1.79501427827429103846e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',51,-1,'deal night_remove_1','',1.79501427827429103846e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',52,0,'keep','m52',1.79501427827629494666e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',53,0,'play_card day_remove_1 seat_0','m53',1.79501427827736043931e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',54,1,'play_card night_remove_1 seat_0','m54',1.79501427827851104735e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',55,0,'play_card high_tide_place_1 seat_0','m55',1.79501427827958440781e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',56,1,'play_card night_place_3 seat_0','m56',1.79501427828087711333e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',57,0,'place_copier up_0','m57',1.79501427828195595738e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',58,1,'place_copier up_0','m58',1.79501427828302550313e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',59,0,'flip time','m59',1.79501427828408837315e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',60,0,'place_on island_1','m60',1.79501427828538799285e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',61,0,'place_on island_1','m61',1.79501427828651976582e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',62,0,'place_on island_1','m62',1.79501427828752827646e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',63,-1,'deal day_place_3','',1.79501427828752827646e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',64,-1,'deal low_tide_move','',1.79501427828752827646e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',65,-1,'deal low_tide_place_3','',1.79501427828752827646e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',66,-1,'deal night_treasure','',1.79501427828752827646e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',67,1,'keep','m67',1.79501427828882384298e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',68,1,'play_card day_place_3 seat_0','m68',1.79501427828987669948e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',69,0,'play_card night_treasure seat_0','m69',1.79501427829102087017e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',70,1,'play_card high_tide_place_3 seat_0','m70',1.79501427829202079775e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',71,0,'play_card high_tide_move seat_0','m71',1.79501427829311132429e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',72,1,'place_copier up_0','m72',1.79501427829430580144e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',73,0,'place_copier up_0','m73',1.79501427829545688631e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',74,1,'flip time','m74',1.79501427829649186137e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',75,0,'place_on island_1','m75',1.79501427829775595662e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',76,0,'place_on island_1','m76',1.7950142782988643646e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',77,0,'place_on island_1','m77',1.795014278299995184e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',78,-1,'deal night_place_2','',1.795014278299995184e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',79,-1,'deal high_tide_place_2','',1.795014278299995184e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',80,0,'keep','m80',1.79501427830219173432e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',81,0,'play_card night_place_2 seat_0','m81',1.79501427830329179759e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',82,1,'play_card high_tide_place_2 seat_0','m82',1.79501427830567097661e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',83,0,'play_card low_tide_place_1 seat_0','m83',1.79501427830684328083e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',84,1,'play_card low_tide_remove_1 seat_0','m84',1.7950142783097939491e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',85,0,'place_copier up_0','m85',1.79501427831094121931e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',86,1,'place_copier up_0','m86',1.79501427831215095518e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',87,0,'flip time','m87',1.79501427831328272824e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',88,0,'choose_card up_0','m88',1.79501427831547188756e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',89,0,'place_on island_1','m89',1.79501427831657242779e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',90,0,'place_on island_2','m90',1.79501427831772446632e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',91,0,'place_on island_2','m91',1.79501427831913018227e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',92,0,'place_on island_2','m92',1.79501427832029080387e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',93,1,'place_on island_2','m93',1.79501427832148385049e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',94,1,'place_on island_2','m94',1.79501427832270693779e+09);
INSERT INTO "moves" VALUES('6nvbqxf455kzwuzd',95,0,'place_on island_2','m95',1.79501427832393431666e+09);
CREATE TABLE reviews (
	table_id VARCHAR(24) NOT NULL, 
	depth VARCHAR(8) NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	done INTEGER NOT NULL, 
	total INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	updated FLOAT NOT NULL, 
	PRIMARY KEY (table_id, depth), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	guest VARCHAR(16) NOT NULL, 
	bot VARCHAR(32) NOT NULL, seal VARCHAR(64) DEFAULT '' NOT NULL, wish VARCHAR(32) DEFAULT '' NOT NULL, agreed TEXT DEFAULT '[]' NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES('266vkxm7zuqczjci',0,'guest','vu3ailipa6cc','','','','[]');
INSERT INTO "seats" VALUES('266vkxm7zuqczjci',1,'guest','65srm6ynfbai','','','','[]');
INSERT INTO "seats" VALUES('6nvbqxf455kzwuzd',0,'guest','hgmezkvj3v4a','','','','[]');
INSERT INTO "seats" VALUES('6nvbqxf455kzwuzd',1,'guest','7kfwxmvav6dq','','','','[]');
INSERT INTO "seats" VALUES('mjoepowy6ltos3de',0,'guest','4m5qehlhmk6v','','','','[]');
INSERT INTO "seats" VALUES('mjoepowy6ltos3de',1,'open','','','','','[]');
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	shuffle BOOLEAN NOT NULL, 
	opener VARCHAR(16) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	ply INTEGER NOT NULL, 
	turn INTEGER, 
	again VARCHAR(24) NOT NULL, 
	ranks TEXT NOT NULL, 
	scores TEXT NOT NULL, changes INTEGER DEFAULT '0' NOT NULL, deed TEXT DEFAULT '' NOT NULL, data VARCHAR(16) DEFAULT '' NOT NULL, hints BOOLEAN DEFAULT 0 NOT NULL, absent INTEGER DEFAULT '0' NOT NULL, grace FLOAT DEFAULT '0' NOT NULL, by_itself BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('6nvbqxf455kzwuzd','costa_ruana',2,'{"show_hut_totals":"false","first_shaman_may_refuse":"false","target_may_peek_at_face_down_card":"false","four_treasure_islands":"random"}',0,0,'hgmezkvj3v4a','28f15381349856cd518868d7c04124df166128bcbcf67a78d3de2b9f831ab1d6','over',1.79501427784977841376e+09,1.79501427832393431666e+09,96,NULL,'','[2,1]','[5,11]',69,'archipel deed 1
game costa_ruana 2
option first_shaman_may_refuse false
option four_treasure_islands random
option show_hut_totals false
option target_may_peek_at_face_down_card false
shuffle no
sat guest hgmezkvj3v4a -
sat guest 7kfwxmvav6dq -
secret 28f15381349856cd518868d7c04124df166128bcbcf67a78d3de2b9f831ab1d6
','',0,600,0.0,0);
INSERT INTO "tables" VALUES('266vkxm7zuqczjci','costa_ruana',2,'{"show_hut_totals":"false","first_shaman_may_refuse":"false","target_may_peek_at_face_down_card":"false","four_treasure_islands":"random"}',0,0,'vu3ailipa6cc','0e589d8e43f613880d86ae5cfe01cf5be713410b6d8ec67a10f011b9c60f6fd0','playing',1.79501427839099931714e+09,1.79501427947794413566e+09,39,1,'','[]','[]',22,'archipel deed 1
game costa_ruana 2
option first_shaman_may_refuse false
option four_treasure_islands random
option show_hut_totals false
option target_may_peek_at_face_down_card false
shuffle no
sat guest vu3ailipa6cc -
sat guest 65srm6ynfbai -
secret 0e589d8e43f613880d86ae5cfe01cf5be713410b6d8ec67a10f011b9c60f6fd0
','',0,600,0.0,0);
INSERT INTO "tables" VALUES('mjoepowy6ltos3de','costa_ruana',2,'{"show_hut_totals":"false","first_shaman_may_refuse":"false","target_may_peek_at_face_down_card":"false","four_treasure_islands":"random"}',1,1,'4m5qehlhmk6v','c6fabf580a6d3068ac500a1e15af59dc73b7083a5049395e3dfeaf3301643e3f','open',1.79501427952974367137e+09,1.79501427952974390977e+09,0,NULL,'','[]','[]',0,'','',0,600,0.0,0);
CREATE INDEX seats_of_guest ON seats (guest);
CREATE INDEX tables_running ON tables (state, updated) WHERE state <> 'over';
CREATE INDEX tables_public ON tables (public, opener, updated) WHERE state <> 'over';
CREATE INDEX tables_opened ON tables (opener) WHERE state <> 'over';
CREATE INDEX reviews_waiting ON reviews (state);
COMMIT;
